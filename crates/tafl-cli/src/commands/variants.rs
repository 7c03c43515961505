use serde::Serialize;

use crate::args::VariantsArgs;
use crate::failure::Failure;
use crate::output::Output;
use crate::variants::library;

#[derive(Serialize)]
struct VariantJson<'a> {
    id: &'a str,
    name: &'a str,
    size: u8,
    board: &'a str,
    rules: &'a str,
    story: &'a str,
}

/// Lists the variants.
pub fn run(args: &VariantsArgs, output: &mut Output) -> Result<(), Failure> {
    let library = library();
    if args.json {
        let variants: Vec<VariantJson> = library
            .variants()
            .iter()
            .map(|variant| VariantJson {
                id: &variant.id,
                name: &variant.name,
                size: variant.board().size(),
                board: &variant.board_id,
                rules: &variant.rules_id,
                story: &variant.story,
            })
            .collect();
        return output.json(&variants);
    }
    let width = library.variants().iter().map(|variant| variant.id.len()).max().unwrap_or(0);
    for variant in library.variants() {
        let size = variant.board().size();
        output.line(&format!("{:width$}  {size:>2}×{size:<2}  {}", variant.id, variant.name))?;
    }
    Ok(())
}
