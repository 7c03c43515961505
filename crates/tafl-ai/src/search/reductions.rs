use std::sync::LazyLock;

/// The most depths and numbers that are told apart.
const DEPTHS: usize = 32;
const NUMBERS: usize = 256;

/// The reductions of every search: the logarithms are taken once.
pub(super) static REDUCTIONS: LazyLock<Reductions> = LazyLock::new(Reductions::new);

/// By how many plies late quiet plies are looked at less deeply, by the depth left and their number in the
/// order: the logarithm of both, since each further ply is a little less likely to be the best.
#[derive(Clone, Debug)]
pub(super) struct Reductions {
    table: Box<[[i8; NUMBERS]; DEPTHS]>,
}

impl Reductions {
    fn new() -> Reductions {
        let mut table = Box::new([[0; NUMBERS]; DEPTHS]);
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (number, reduction) in row.iter_mut().enumerate().skip(1) {
                *reduction = (0.4 + (depth as f64).ln() * (number as f64).ln() / 2.2) as i8;
            }
        }
        Reductions { table }
    }

    #[inline]
    pub(super) fn of(&self, depth: i32, number: usize) -> i32 {
        i32::from(self.table[(depth.max(0) as usize).min(DEPTHS - 1)][number.min(NUMBERS - 1)])
    }
}
