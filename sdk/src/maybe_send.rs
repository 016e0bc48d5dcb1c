//! `Send` bounds by target: futures and trait objects are `Send` natively, but not on wasm32, since the browser has a
//! single thread.

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    /// `Send` natively, nothing on wasm32.
    pub trait MaybeSend: Send {}
    impl<T: Send + ?Sized> MaybeSend for T {}

    /// `Sync` natively, nothing on wasm32.
    pub trait MaybeSync: Sync {}
    impl<T: Sync + ?Sized> MaybeSync for T {}

    /// A boxed future.
    pub type BoxFuture<'a, T> = std::pin::Pin<Box<dyn Future<Output = T> + Send + 'a>>;
    /// A boxed stream.
    pub type BoxStream<'a, T> = std::pin::Pin<Box<dyn futures_util::Stream<Item = T> + Send + 'a>>;
}

#[cfg(target_arch = "wasm32")]
mod platform {
    /// `Send` natively, nothing on wasm32.
    pub trait MaybeSend {}
    impl<T: ?Sized> MaybeSend for T {}

    /// `Sync` natively, nothing on wasm32.
    pub trait MaybeSync {}
    impl<T: ?Sized> MaybeSync for T {}

    /// A boxed future.
    pub type BoxFuture<'a, T> = std::pin::Pin<Box<dyn Future<Output = T> + 'a>>;
    /// A boxed stream.
    pub type BoxStream<'a, T> = std::pin::Pin<Box<dyn futures_util::Stream<Item = T> + 'a>>;
}

pub use platform::{BoxFuture, BoxStream, MaybeSend, MaybeSync};
