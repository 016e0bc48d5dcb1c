//! Tax ids of Brazil: CPF of persons and CNPJ of companies, each with two check digits (modulo 11). Since July 2026 a CNPJ
//! may have letters before its check digits.

use cartwright::resources::cart::VatType;

/// The kind of a tax id, and the id without punctuation; `None` if invalid.
pub fn tax_id(text: &str) -> Option<(VatType, String)> {
    let plain: String =
        text.chars().filter(char::is_ascii_alphanumeric).map(|character| character.to_ascii_uppercase()).collect();
    let values: Vec<u32> = plain.bytes().map(|byte| u32::from(byte) - u32::from(b'0')).collect();
    let (kind, longest_weight, digits) = match values.len() {
        11 => (VatType::Cpf, 11, values.as_slice()),
        14 => (VatType::Cnpj, 9, values.get(12..)?),
        _ => return None,
    };
    let are_digits = digits.iter().all(|value| *value < 10);
    let differ = values.iter().any(|value| Some(value) != values.first());
    let checked = [2, 1].iter().all(|left| {
        let (before, check) = values.split_at(values.len() - left);
        check.first() == Some(&check_digit(before, longest_weight))
    });
    (are_digits && differ && checked).then_some((kind, plain))
}

/// The check digit of some values. The weights count upward from 2 at the last value and restart after
/// `longest_weight`.
fn check_digit(values: &[u32], longest_weight: u32) -> u32 {
    let weights = (2..=longest_weight).cycle();
    let sum: u32 = values.iter().rev().zip(weights).map(|(value, weight)| value * weight).sum();
    match sum % 11 {
        0 | 1 => 0,
        rest => 11 - rest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tax_id_with_wrong_check_digits_is_refused() {
        let cpf = Some((VatType::Cpf, "52998224725".to_owned()));
        assert_eq!(tax_id("529.982.247-25"), cpf);
        let cnpj = Some((VatType::Cnpj, "11222333000181".to_owned()));
        assert_eq!(tax_id("11.222.333/0001-81"), cnpj);
        // The example of the tax office for ids with letters.
        let with_letters = Some((VatType::Cnpj, "12ABC34501DE35".to_owned()));
        assert_eq!(tax_id("12.abc.345/01de-35"), with_letters);
        for slip in [
            "",
            "529.982.247-26",
            "529.982.247-52",
            "11.222.333/0001-82",
            "111.111.111-11",
            "5299822472A",
            "12ABC34501DEAA",
            "1234",
        ] {
            assert_eq!(tax_id(slip), None, "{slip}");
        }
    }
}
