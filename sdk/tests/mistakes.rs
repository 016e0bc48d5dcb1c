//! Mistakes in the declaration of a resource: each does not compile, with a message that names the mistake. The cases are
//! crates of their own, without the lints and the flags of the workspace: they allow what its crates are checked for.

#[test]
fn invalid_declarations_do_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/mistakes/*/*.rs");
}
