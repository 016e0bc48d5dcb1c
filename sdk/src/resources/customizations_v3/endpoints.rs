//! The endpoint table of customizations: options and modifiers that products share (contract, group catalog_v3).

use super::requests::*;
use crate::resources::NoAnswer;
use crate::row::{self, Access, Alternate, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "urlExpirationDate"],
    images: &["image", "displayImage"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/customizations/{customizationId}`
pub const GET: Endpoint<GetCustomization, CustomizationReply> = row::get(
    "customizations_v3.get",
    Service::Stores,
    "/v3/customizations/{customizationId}",
)
.conversions(&CONVERSIONS);
/// `GET /v3/customizations/query`
pub const QUERY: Endpoint<QueryCustomizations, CustomizationsPage> =
    row::get("customizations_v3.query", Service::Stores, "/v3/customizations/query")
        .alternate(Alternate::PostWhenLong)
        .r_param()
        .conversions(&CONVERSIONS);
/// `POST /v3/customizations`
pub const CREATE: Endpoint<CreateCustomization, CustomizationReply> =
    row::post("customizations_v3.create", Service::Stores, "/v3/customizations")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `PATCH /v3/customizations/{customization.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE: Endpoint<UpdateCustomization, CustomizationReply> = row::patch(
    "customizations_v3.update",
    Service::Stores,
    "/v3/customizations/{customization.id}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `DELETE /v3/customizations/{customizationId}`
pub const DELETE: Endpoint<DeleteCustomization, NoAnswer> = row::delete(
    "customizations_v3.delete",
    Service::Stores,
    "/v3/customizations/{customizationId}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/customizations/{customizationId}/add-choices`
pub const ADD_CHOICES: Endpoint<AddCustomizationChoices, CustomizationReply> = row::post(
    "customizations_v3.add_choices",
    Service::Stores,
    "/v3/customizations/{customizationId}/add-choices",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `POST /v3/customizations/{customizationId}/set-choices`
pub const SET_CHOICES: Endpoint<SetCustomizationChoices, CustomizationReply> = row::post(
    "customizations_v3.set_choices",
    Service::Stores,
    "/v3/customizations/{customizationId}/set-choices",
)
.access(Access::Owner)
.safety(Safety::Idempotent)
.conversions(&CONVERSIONS);
/// `POST /v3/customizations/{customizationId}/remove-choices`
pub const REMOVE_CHOICES: Endpoint<RemoveCustomizationChoices, CustomizationReply> = row::post(
    "customizations_v3.remove_choices",
    Service::Stores,
    "/v3/customizations/{customizationId}/remove-choices",
)
.access(Access::Owner)
.safety(Safety::Idempotent)
.conversions(&CONVERSIONS);
/// `POST /v3/customizations/{customizationId}/update-choices`
pub const UPDATE_CHOICES: Endpoint<UpdateCustomizationChoices, CustomizationReply> = row::post(
    "customizations_v3.update_choices",
    Service::Stores,
    "/v3/customizations/{customizationId}/update-choices",
)
.access(Access::Owner)
.safety(Safety::Idempotent)
.conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[
    GET.row,
    QUERY.row,
    CREATE.row,
    UPDATE.row,
    DELETE.row,
    ADD_CHOICES.row,
    SET_CHOICES.row,
    REMOVE_CHOICES.row,
    UPDATE_CHOICES.row,
];
