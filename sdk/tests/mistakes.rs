//! Mistakes in the declaration of a resource: each does not compile, with a message that names the mistake.

#[test]
fn mistakes_in_declarations_do_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/mistakes/*/*.rs");
}
