//! The way back from a menu to where it was opened.

use bevy::prelude::*;

use crate::state::Menu;

/// The menus that lie under the one that is open, the last opened last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuTrail(Vec<Menu>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MenuTrail>();
}

impl MenuTrail {
    /// Notes that a menu is opened over another, and says which is open then.
    pub fn open(&mut self, over: Menu, menu: Menu) -> Menu {
        if over != menu && over != Menu::None {
            self.0.push(over);
        }
        menu
    }

    /// The menu to go back to.
    pub fn back(&mut self) -> Menu {
        self.0.pop().unwrap_or(Menu::None)
    }

    /// Forgets the way: all menus are closed.
    pub fn close(&mut self) -> Menu {
        self.0.clear();
        Menu::None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_is_the_way_there() {
        let mut trail = MenuTrail::default();
        assert_eq!(trail.open(Menu::None, Menu::Pause), Menu::Pause);
        assert_eq!(trail.open(Menu::Pause, Menu::History), Menu::History);
        assert_eq!(trail.open(Menu::History, Menu::Rules), Menu::Rules);
        assert_eq!(trail.open(Menu::Rules, Menu::Rules), Menu::Rules);
        let back: Vec<Menu> = (0..4).map(|_| trail.back()).collect();
        assert_eq!(back, [Menu::History, Menu::Pause, Menu::None, Menu::None]);
        trail.open(Menu::Pause, Menu::Settings);
        assert_eq!(trail.close(), Menu::None);
        assert_eq!(trail.back(), Menu::None);
    }
}
