//! Carts of visitors and members.

mod add;
mod basket;
mod bounds;
mod calls;
pub mod checkout;
mod chosen;
mod code_attempts;
mod describe;
mod estimate;
mod estimated;
mod goods;
mod inputs;
mod issues;
mod lifetime;
mod line;
mod memberships;
mod owners_choice;
mod problem;
mod record;
mod repo;
mod resolve;
mod rules;
mod savings;
mod shown;
mod stored;
mod update;
pub(crate) mod view;

pub use add::{AddError, Api, NewLine, STORES_APP, add};
pub use basket::Basket;
pub(crate) use bounds::{
    MAX_LINES, check_amount, check_checkout_page, check_currency, check_quantity, check_whole_quantities, required,
};
pub use calls::{ROWS, find_own};
pub use code_attempts::Guesser;
pub use estimated::{Estimate, EstimateOptions};
pub(crate) use inputs::{lines_of, wanted_quantities};
pub(crate) use issues::{Issue, of as issues};
pub use lifetime::{current_or_new, end_expired, find_by_id, find_current, merge_into_member, outcomes, start, sweep};
pub use line::Line;
pub(crate) use memberships::MEMBERSHIPS_APP;
pub use owners_choice::permitted;
pub use problem::Problem;
pub use record::{CART, CHECKOUT, delete, delete_all_of, save, save_ordered, shown, shown_checkout};
pub use repo::{EXPIRED, HAND_OVER, IDS_OF, LEFT_OF_CART, LEFT_SINCE, OTHERS, TO_REMIND};
pub use savings::{GIFT_CARDS_APP, MAX_GIFT_CARDS, check_code, find_gift_card, put_gift_card};
pub use stored::{LineSource, OwnedCart, StoredCart, Tip};
