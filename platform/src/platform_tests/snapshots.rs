//! Snapshots of a whole shop.

use crate::compose::Platform;
use base::config::Config;
use tools::snapshots;

#[test]
fn restoring_a_snapshot_restores_the_clock() {
    let platform = Platform::open(Config::default()).unwrap();
    let shop = platform.shop();
    shop.clock.stop_at(1_800_000_000_000);
    snapshots::take(shop, "before").unwrap();
    shop.clock.advance(base::clock::seconds(30 * 86_400));
    snapshots::restore(shop, "before").unwrap();
    assert_eq!(shop.clock.now(), 1_800_000_000_000);
}
