//! Enumerations: the values of open enums, for programs that name them.

/// The values of an open enum's declaration.
pub(crate) fn values(declaration: &str) -> Option<Vec<String>> {
    let (_, union) = declaration.split_once(" = ")?;
    let known = union.strip_suffix(" | (string & {});")?;
    let values = known.split(" | ").map(|value| value.trim_matches('"').to_owned());
    Some(values.collect())
}

/// The type of any text, with values that are known.
pub(crate) fn union(values: &[String]) -> String {
    let values: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
    format!("{} | (string & {{}})", values.join(" | "))
}

/// The declaration of an object with the values by their names, for a type of that name.
pub(crate) fn constant(name: &str, values: &[String]) -> String {
    format!(
        "export const {name} = /* @__PURE__ */ enumeration<{name}>(\"{}\");\n",
        values.join(" ")
    )
}
