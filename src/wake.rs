//! Between the match, which waits for the computer, and the window, which sleeps while nothing moves.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use crate::scene::{self, Stillness};
use crate::session::{Match, MoveRequested, Player, Waker};

/// Wakes the window when the computer answers, and says that the scene is not settled until it has.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, give_waker.run_if(resource_exists::<EventLoopProxyWrapper>)).add_systems(
        PostUpdate,
        (wait_for_the_computer.run_if(resource_exists::<Match>), go_on.run_if(on_message::<MoveRequested>)),
    );
}

fn give_waker(proxy: Res<EventLoopProxyWrapper>, mut waker: ResMut<Waker>) {
    waker.0 = Some(Arc::new(scene::waker(&proxy)));
}

fn wait_for_the_computer(current: Res<Match>, mut stillness: ResMut<Stillness>) {
    if matches!(current.to_move(), Some(Player::Computer(_))) {
        stillness.wait();
    }
}

/// A move that the computer asks for is played in the next frame, which must not wait.
fn go_on(mut stillness: ResMut<Stillness>) {
    stillness.stir();
}
