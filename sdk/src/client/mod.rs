//! The client: what a program holds.

mod builder;
pub(crate) mod login;
pub(crate) mod session;

pub use builder::ClientBuilder;

use crate::call::CallOptions;
use crate::drive::Driver;
use crate::drive::observe::Arguments;
use crate::engine::Caller;
use crate::error::{Error, ErrorKind};
use crate::resources::authentication::Authentication;
use crate::resources::brands_v3::BrandsV3;
use crate::resources::cart::CurrentCart;
use crate::resources::cart_v2::CartV2;
use crate::resources::catalog_versioning::{CatalogVersion, CatalogVersioning};
use crate::resources::checkout::Checkouts;
use crate::resources::collections::Collections;
use crate::resources::customizations_v3::CustomizationsV3;
use crate::resources::graphql::GraphQl;
use crate::resources::info_sections_v3::InfoSectionsV3;
use crate::resources::inventory_items_v3::InventoryItemsV3;
use crate::resources::inventory_v2::Inventory;
use crate::resources::members::Members;
use crate::resources::order_billing::OrderBilling;
use crate::resources::order_fulfillments::OrderFulfillments;
use crate::resources::order_invoices::OrderInvoices;
use crate::resources::order_transactions::OrderPayments;
use crate::resources::orders::Orders;
use crate::resources::products::Products;
use crate::resources::products_v3::ProductsV3;
use crate::resources::recovery::Recovery;
use crate::resources::redirects::Redirects;
use crate::resources::ribbons_v3::RibbonsV3;
use crate::resources::variants_v3::VariantsV3;
use crate::resources::verification::Verification;
use crate::row::{Endpoint, Row};
use crate::secret::Secret;
use crate::session::Session;
use login::Completions;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// A client of one site, as one visitor, member or owner. Clones are the same client.
///
/// ```no_run
/// # async fn run() -> Result<(), cartwright::Error> {
/// use cartwright::{Client, Host};
///
/// let client = Client::visitor("my-client-id").host(Host::at("http://localhost:4400")).build()?;
/// let page = client.products().query(Default::default()).await?;
/// println!("{} products", page.items.len());
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Client {
    shared: Arc<Shared>,
}

struct Shared {
    driver: Arc<Driver>,
    session: Option<Session>,
    completions: Completions,
    /// Which catalog the site has, once it was asked.
    catalog: OnceLock<CatalogVersion>,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let host = self.shared.driver.with(|engine, _| engine.host().base().to_owned());
        formatter
            .debug_struct("Client")
            .field("host", &host)
            .field("session", &self.shared.session)
            .finish_non_exhaustive()
    }
}

/// An answer to a call: the status and the body as it came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// Status code.
    pub status: u16,
    /// Bytes of the body; empty for none.
    pub body: Vec<u8>,
}

impl Client {
    /// Begins a client that calls as a visitor, and as a member after login. The client id is the site's, from its
    /// settings; it is no secret.
    #[must_use]
    pub fn visitor(client_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Caller::Visitor(client_id.into()))
    }

    /// Begins a client that calls as a site's owner. The key is a secret: keep it out of browsers.
    #[must_use]
    pub fn owner(api_key: impl Into<Secret>, site_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Caller::Owner {
            key: api_key.into(),
            site_id: site_id.into(),
        })
    }

    /// Begins a client that calls as the owner of an account, for calls that are not of one site.
    #[must_use]
    pub fn account(api_key: impl Into<Secret>, account_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Caller::Account {
            key: api_key.into(),
            account_id: account_id.into(),
        })
    }

    /// The current visitor's or member's cart.
    #[must_use]
    pub fn current_cart(&self) -> CurrentCart<'_> {
        CurrentCart::new(self)
    }

    /// The site's members.
    #[must_use]
    pub fn members(&self) -> Members<'_> {
        Members::new(self)
    }

    /// The catalog's products.
    #[must_use]
    pub fn products(&self) -> Products<'_> {
        Products::new(self)
    }

    /// The catalog's collections.
    #[must_use]
    pub fn collections(&self) -> Collections<'_> {
        Collections::new(self)
    }

    /// The current visitor's or member's cart in Cart V2, where the cart is also the checkout.
    #[must_use]
    pub fn current_cart_v2(&self) -> CartV2<'_> {
        CartV2::new(self)
    }

    /// A cart of Cart V2 by its id.
    #[must_use]
    pub fn cart_v2(&self, id: impl Into<String>) -> CartV2<'_> {
        CartV2::new(self).of(id.into())
    }

    /// Checkouts.
    #[must_use]
    pub fn checkouts(&self) -> Checkouts<'_> {
        Checkouts::new(self)
    }

    /// Orders: a buyer's own, or all for the owner.
    #[must_use]
    pub fn orders(&self) -> Orders<'_> {
        Orders::new(self)
    }

    /// The payments of orders.
    #[must_use]
    pub fn order_transactions(&self) -> OrderPayments<'_> {
        OrderPayments::new(self)
    }

    /// What has been sent of orders.
    #[must_use]
    pub fn order_fulfillments(&self) -> OrderFulfillments<'_> {
        OrderFulfillments::new(self)
    }

    /// What can be given back of orders.
    #[must_use]
    pub fn order_billing(&self) -> OrderBilling<'_> {
        OrderBilling::new(self)
    }

    /// The invoices of orders.
    #[must_use]
    pub fn order_invoices(&self) -> OrderInvoices<'_> {
        OrderInvoices::new(self)
    }

    /// The products of catalog v3.
    #[must_use]
    pub fn products_v3(&self) -> ProductsV3<'_> {
        ProductsV3::new(self)
    }

    /// Variants of catalog v3, across products.
    #[must_use]
    pub fn variants_v3(&self) -> VariantsV3<'_> {
        VariantsV3::new(self)
    }

    /// Brands.
    #[must_use]
    pub fn brands_v3(&self) -> BrandsV3<'_> {
        BrandsV3::new(self)
    }

    /// Ribbons.
    #[must_use]
    pub fn ribbons_v3(&self) -> RibbonsV3<'_> {
        RibbonsV3::new(self)
    }

    /// Info sections.
    #[must_use]
    pub fn info_sections_v3(&self) -> InfoSectionsV3<'_> {
        InfoSectionsV3::new(self)
    }

    /// Options and modifiers that products share.
    #[must_use]
    pub fn customizations_v3(&self) -> CustomizationsV3<'_> {
        CustomizationsV3::new(self)
    }

    /// The stock of catalog v3.
    #[must_use]
    pub fn inventory_items_v3(&self) -> InventoryItemsV3<'_> {
        InventoryItemsV3::new(self)
    }

    /// The stock of catalog v1.
    #[must_use]
    pub fn inventory(&self) -> Inventory<'_> {
        Inventory::new(self)
    }

    /// Which catalog the site has.
    #[must_use]
    pub fn catalog_version(&self) -> CatalogVersioning<'_> {
        CatalogVersioning::new(self)
    }

    /// Queries in GraphQL.
    #[must_use]
    pub fn graphql(&self) -> GraphQl<'_> {
        GraphQl::new(self)
    }

    /// Which catalog the site has: asked once, and then remembered by this client and its clones. A platform that does
    /// not tell has the older one.
    ///
    /// # Errors
    ///
    /// When the platform cannot be reached, or refuses to answer.
    pub async fn detect_catalog(&self) -> Result<CatalogVersion, Error> {
        if let Some(known) = self.shared.catalog.get() {
            return Ok(known.clone());
        }
        let version = match self.catalog_version().get().await {
            Ok(version) => version,
            Err(error) if error.status() == Some(404) => CatalogVersion::V1Catalog,
            Err(error) => return Err(error),
        };
        Ok(self.shared.catalog.get_or_init(|| version).clone())
    }

    /// Ways to the platform's own pages.
    #[must_use]
    pub fn redirects(&self) -> Redirects<'_> {
        Redirects::new(self)
    }

    /// The single steps of registration and login.
    #[must_use]
    pub fn authentication(&self) -> Authentication<'_> {
        Authentication::new(self)
    }

    /// Ways back to an account whose password is lost.
    #[must_use]
    pub fn recovery(&self) -> Recovery<'_> {
        Recovery::new(self)
    }

    /// Codes that show that an address is someone's.
    #[must_use]
    pub fn verification(&self) -> Verification<'_> {
        Verification::new(self)
    }

    /// The session, for a client that has one: an owner's client has none.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.shared.session.as_ref()
    }

    /// Waits this long.
    pub(crate) async fn pause(&self, duration: Duration) {
        self.shared.driver.parts.runtime.sleep(duration).await;
    }

    /// Makes a call by its row: the way to calls that have no method yet.
    ///
    /// # Errors
    ///
    /// As any call; `Decode` if the answer has another shape.
    pub async fn call<Q: Serialize, A: DeserializeOwned>(
        &self,
        endpoint: &Endpoint<Q, A>,
        payload: &Q,
        options: &CallOptions,
    ) -> Result<A, Error> {
        let reply = self.send(&endpoint.row, encode(payload)?, options).await?;
        decode(&endpoint.row, &reply.body)
    }

    /// Makes a call with a payload of JSON text, and leaves the answer's body as it came. An empty text is no payload.
    ///
    /// # Errors
    ///
    /// As any call; any status other than 2xx.
    pub async fn send(&self, row: &Row<'_>, payload: String, options: &CallOptions) -> Result<Reply, Error> {
        let driver = &self.shared.driver;
        let outcome = match driver.with(|engine, parts| engine.call(parts, row, &payload, options.clone())) {
            Ok(call) => driver.drive(call, &payload).await,
            Err(error) => Err(error),
        };
        match outcome {
            Ok((reply, body)) => Ok(Reply {
                status: reply.status,
                body: if reply.is_void { Vec::new() } else { body },
            }),
            Err(error) => {
                driver.parts.observer.failure(&error, &Arguments(&payload));
                Err(error)
            }
        }
    }
}

fn encode(payload: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string(payload).map_err(|error| Error::new(ErrorKind::Request, error.to_string()))
}

/// Reads an answer; one without a body reads as one without fields.
fn decode<A: DeserializeOwned>(row: &Row<'_>, bytes: &[u8]) -> Result<A, Error> {
    let bytes = if bytes.is_empty() { b"{}" } else { bytes };
    serde_json::from_slice(bytes)
        .map_err(|error| Error::new(ErrorKind::Decode, format!("the answer could not be read: {error}")).at(row.id))
}
