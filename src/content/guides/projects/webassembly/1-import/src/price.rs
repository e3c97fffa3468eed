/// Returns the price of several items in cents, after a discount in percent.
#[no_mangle]
pub extern "C" fn total(cents: u32, count: u32, percent: u32) -> u32 {
    cents * count * (100 - percent) / 100
}
