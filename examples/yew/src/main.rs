//! A page that lists products and keeps a cart: the typed client in a browser, with Yew.

#[cfg(target_arch = "wasm32")]
mod shop;

#[cfg(target_arch = "wasm32")]
fn main() {
    yew::Renderer::<shop::Shop>::new().render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This example is a page: build it with --target wasm32-unknown-unknown.");
}
