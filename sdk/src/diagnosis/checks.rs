//! The checks of a diagnosis, with their explanations. The npm package has the same words, written by the generator.

/// Declares the checks: name, subject, reason and fix of each.
macro_rules! checks {
    ($( $(#[$doc:meta])* $Check:ident = $name:literal: $subject:literal, why $why:literal, fix $fix:literal; )*) => {
        /// A check of a diagnosis.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Check { $( $(#[$doc])* $Check, )* }

        impl Check {
            /// All checks, in the order of a report.
            pub const ALL: &'static [Self] = &[$(Self::$Check),*];

            /// The name in programs and JSON.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Check => $name,)* }
            }

            /// The subject, as a heading.
            #[must_use]
            pub const fn subject(self) -> &'static str {
                match self { $(Self::$Check => $subject,)* }
            }

            /// The reason why the check matters.
            #[must_use]
            pub const fn why(self) -> &'static str {
                match self { $(Self::$Check => $why,)* }
            }

            /// The fix, with its place in the dashboard or in the code.
            #[must_use]
            pub const fn fix(self) -> &'static str {
                match self { $(Self::$Check => $fix,)* }
            }
        }
    };
}

checks! {
    /// Whether the host is secure.
    Host = "host": "Secure host",
        why "A token lets its holder act as the visitor or member, so that the client sends tokens over https only.",
        fix "Give the client a host that starts with https://, or a loopback address such as http://localhost:4400.";
    /// Whether the host answers.
    Answer = "answer": "The host answers",
        why "Without answers no call succeeds, and most other checks cannot be made.",
        fix "Open the host's address in a browser of the same network. Check the address, the firewall and the proxy.";
    /// Whether the platform knows the client id or the owner's key.
    Client = "client": "Client id or key",
        why "The platform gives tokens to clients that it knows, and only for published sites.",
        fix "Copy the client id from the dashboard: Settings, Headless Settings. Publish the site. \
             An API key is under Account Settings, API Keys, and needs the site's id beside it.";
    /// Whether the session's token is valid and of this client.
    Token = "token": "The session's token",
        why "A token of another site or client reads and changes the data of that site, or is refused.",
        fix "Clear the stored session (cookies, token file), or give each client id a storage of its own name.";
    /// Whether the local clock is right.
    Clock = "clock": "Clock",
        why "The client renews tokens by the local clock: with a wrong clock calls are refused first, and then repeated.",
        fix "Set the clock of this machine by a time server (NTP).";
    /// Whether a proxy keeps the headers.
    Proxy = "proxy": "Headers on the way",
        why "Tokens and the platform's request ids travel in headers. A proxy that drops headers makes every caller \
             a stranger, and support cannot find a request.",
        fix "Let the proxy pass the request header Authorization and the answer header x-wix-request-id, and expose the \
             latter to pages (Access-Control-Expose-Headers).";
    /// Whether the page's origin is allowed.
    Origin = "origin": "The page's origin",
        why "Browsers give a page the platform's answers only if the platform allows the page's origin.",
        fix "Add the page's origin in the dashboard: Settings, Headless Settings, the client, Allowed domains. \
             On a platform of your own: --store-origin.";
    /// Whether the redirect address is allowed.
    Redirect = "redirect": "Redirect address",
        why "After a login the platform sends members only to addresses that the site allows.",
        fix "Add the address in the dashboard: Settings, Headless Settings, the client, Allowed authorization redirect \
             URIs. On a platform of your own: --redirect-uri.";
    /// Whether the modules fit the catalog's version.
    Catalog = "catalog": "Catalog version",
        why "A site has catalog V1 or V3. Calls of the other version are refused, or find no products.",
        fix "Use the modules of the site's version, or `catalogOf`, which reads both. In Rust: `detect_catalog`.";
    /// Whether the site has Cart V2.
    Cart = "cart": "Cart version",
        why "Cart V1 and Checkout V1 end on 2027-02-01.",
        fix "Use Cart V2: `currentCartV2` in JavaScript, `current_cart_v2` in Rust.";
    /// Whether the program calls functions that end.
    Removed = "removed": "Calls that end on 2027-02-01",
        why "On that day the platform removes Cart V1 and Checkout V1: these calls then fail.",
        fix "Move the calls to Cart V2: `npx @cartwright/sdk move --cart-v2` rewrites them, and lists the rest.";
    /// Whether a hidden frame of the platform answers.
    Frames = "frames": "Hidden frames",
        why "A login by your own form exchanges its code in a hidden frame of the platform. Content security policies, \
             extensions and browsers that block third-party cookies can stop frames.",
        fix "Allow the host in the policy's frame-src, and the page's origin in the dashboard. Where browsers block \
             third-party cookies, log in by redirect.";
    /// Whether the page may compile WebAssembly.
    WebAssembly = "webAssembly": "WebAssembly",
        why "The client's core is WebAssembly, which a content security policy can forbid.",
        fix "Add 'wasm-unsafe-eval' to script-src in the page's Content-Security-Policy.";
}
