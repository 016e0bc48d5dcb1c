//! Short ways to write a product: its price, its options, and the variants of their choices.

use super::*;
use crate::types::Amount;

impl Product {
    /// A physical product of one variant.
    ///
    /// ```
    /// use cartwright::resources::products_v3::Product;
    ///
    /// let mug = Product::physical("Mug", "12.50".parse()?);
    /// let shirt = Product::physical("Shirt", "20.00".parse()?)
    ///     .option("Size", ["S", "M"])
    ///     .option("Color", ["White", "Black"])
    ///     .price_of(&["M"], "22.00".parse()?);
    /// assert_eq!(shirt.variants().len(), 4);
    /// # Ok::<(), cartwright::types::AmountError>(())
    /// ```
    #[must_use]
    pub fn physical(name: impl Into<String>, price: Amount) -> Self {
        Self {
            name: Some(name.into()),
            product_type: Some(ProductType::Physical),
            physical_properties: Some(PhysicalProperties::default()),
            variants_info: Some(VariantsInfo {
                variants: Some(vec![Variant {
                    price: Some(priced(price)),
                    physical_properties: Some(VariantPhysicalProperties::default()),
                    ..Variant::default()
                }]),
                ..VariantsInfo::default()
            }),
            ..Self::default()
        }
    }

    /// Adds an option with text choices. Each variant is multiplied by the choices, and keeps its price.
    #[must_use]
    pub fn option<Choice: Into<String>>(
        mut self,
        name: impl Into<String>,
        choices: impl IntoIterator<Item = Choice>,
    ) -> Self {
        let name = name.into();
        let choices: Vec<String> = choices.into_iter().map(Into::into).collect();
        let variants = self.variants().iter().flat_map(|variant| {
            choices.iter().map(|choice| {
                let mut variant = variant.clone();
                variant.choices.get_or_insert_default().push(chosen(&name, choice));
                variant
            })
        });
        let variants = variants.collect();
        self.variants_info.get_or_insert_default().variants = Some(variants);
        let choices = choices.into_iter().map(|name| ConnectedOptionChoice {
            choice_type: Some(ChoiceType::ChoiceText),
            name: Some(name),
            ..ConnectedOptionChoice::default()
        });
        self.options.get_or_insert_default().push(ConnectedOption {
            name: Some(name),
            option_render_type: Some(ProductOptionRenderType::TextChoices),
            choices_settings: Some(ChoicesSettings { choices: Some(choices.collect()), ..ChoicesSettings::default() }),
            ..ConnectedOption::default()
        });
        self
    }

    /// Sets the price of each variant that has all of these choices.
    #[must_use]
    pub fn price_of(mut self, choices: &[&str], price: Amount) -> Self {
        let variants = self.variants_info.get_or_insert_default().variants.iter_mut().flatten();
        for variant in variants {
            if choices.iter().all(|choice| has(variant, choice)) {
                variant.price = Some(priced(price));
            }
        }
        self
    }

    /// The variants; none in the answers of queries.
    #[must_use]
    pub fn variants(&self) -> &[Variant] {
        let info = self.variants_info.as_ref();
        info.and_then(|info| info.variants.as_deref()).unwrap_or_default()
    }
}

fn priced(price: Amount) -> PriceInfo {
    PriceInfo { actual_price: Some(price.into()), ..PriceInfo::default() }
}

fn chosen(option: &str, choice: &str) -> OptionChoice {
    OptionChoice {
        option_choice_names: Some(OptionChoiceNames {
            option_name: Some(option.to_owned()),
            choice_name: Some(choice.to_owned()),
            render_type: Some(ProductOptionRenderType::TextChoices),
            ..OptionChoiceNames::default()
        }),
        ..OptionChoice::default()
    }
}

fn has(variant: &Variant, choice: &str) -> bool {
    let choices = variant.choices.iter().flatten();
    let mut names = choices.filter_map(|chosen| chosen.option_choice_names.as_ref());
    names.any(|names| names.choice_name.as_deref() == Some(choice))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_expand_to_a_variant_per_combination_of_choices() {
        let product = Product::physical("Shirt", "20.00".parse().unwrap())
            .option("Size", ["S", "M"])
            .option("Color", ["White", "Black"])
            .price_of(&["M", "Black"], "22.00".parse().unwrap());
        let told: Vec<String> = product
            .variants()
            .iter()
            .map(|variant| {
                let names = variant.choices.iter().flatten().filter_map(|choice| {
                    let names = choice.option_choice_names.as_ref()?;
                    Some(format!("{}={}", names.option_name.as_ref()?, names.choice_name.as_ref()?))
                });
                let price = variant.price.as_ref().unwrap().actual_price.as_ref().unwrap();
                format!("{} {}", names.collect::<Vec<_>>().join(" "), price.amount.unwrap())
            })
            .collect();
        assert_eq!(
            told,
            [
                "Size=S Color=White 20.00",
                "Size=S Color=Black 20.00",
                "Size=M Color=White 20.00",
                "Size=M Color=Black 22.00"
            ]
        );
    }
}
