//! Enumerations: the values of open enums by name.

/// The values of an open enum's declaration.
pub(crate) fn values(declaration: &str) -> Option<Vec<String>> {
    let (_, union) = declaration.split_once(" = ")?;
    let known = union.strip_suffix(" | (string & {});")?;
    let values = known.split(" | ").map(|value| value.trim_matches('"').to_owned());
    Some(values.collect())
}

/// The type of an open text with known values.
pub(crate) fn union(values: &[String]) -> String {
    let values: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
    format!("{} | (string & {{}})", values.join(" | "))
}

/// The declaration of an object with a type's values by name.
pub(crate) fn constant(name: &str, values: &[String]) -> String {
    format!("export const {name} = /* @__PURE__ */ enumeration<{name}>(\"{}\");\n", values.join(" "))
}
