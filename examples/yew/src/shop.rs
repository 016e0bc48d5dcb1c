//! The page: products with a button each, and the platform's cart.

use cartwright::drive::{BrowserRuntime, DocumentCookies, WebLock};
use cartwright::query::CursorQuery;
use cartwright::resources::cart_v2::{Cart, CatalogItemInput, LineItem};
use cartwright::resources::products_v3::Product;
use cartwright::{Client, Error, Host, TabChannel};
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, component, html, use_effect_with, use_state};

/// The platform and the site, from the page's URL: `?host=…&client=…`.
fn client() -> Result<Shared, Error> {
    let query = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let parameter = |name: &str| {
        let parameters = web_sys::UrlSearchParams::new_with_str(&query).ok()?;
        parameters.get(name)
    };
    let client_id = parameter("client").unwrap_or_default();
    let cookies = DocumentCookies::options(&client_id, None, None);
    let builder = Client::visitor(client_id)
        .store(DocumentCookies::store(cookies.clone()))
        .renewal_lock(WebLock::new("cartwright-session", BrowserRuntime));
    let client = match parameter("host") {
        Some(host) => builder.host(Host::at(&host)).build()?,
        None => builder.build()?,
    };
    let tabs = client.session().and_then(|session| TabChannel::open(session, &cookies));
    Ok(Shared { client, _tabs: tabs })
}

/// The client, with a session shared by all tabs.
struct Shared {
    client: Client,
    _tabs: Option<TabChannel>,
}

/// The page's state.
#[derive(Clone, Default, PartialEq)]
struct Shown {
    products: Vec<Product>,
    cart: Option<Cart>,
    trouble: Option<String>,
}

async fn read(client: &Client) -> Result<Shown, Error> {
    Ok(Shown {
        products: client.products_v3().query(CursorQuery::new().limit(6)).await?.items,
        cart: client.current_cart_v2().get().await?,
        trouble: None,
    })
}

/// Adds one item of a product; a product that needs choices is reported, since they take a page of their own.
async fn add(client: &Client, product: &str) -> Result<Shown, Error> {
    let item = CatalogItemInput::product(product, 1);
    let added = client.current_cart_v2().add_once(vec![item]).await?;
    let trouble = (!added.missing.is_empty()).then(|| "This has to be chosen first.".to_owned());
    Ok(Shown { cart: Some(added.cart), trouble, ..Shown::default() })
}

/// The whole page.
#[component]
pub(crate) fn Shop() -> Html {
    let shown = use_state(Shown::default);
    let client = use_state(|| client().ok());

    let (reading, with) = (shown.clone(), client.clone());
    use_effect_with((), move |()| {
        spawn_local(async move {
            let Some(Shared { client, .. }) = &*with else { return };
            reading.set(
                read(client)
                    .await
                    .unwrap_or_else(|error| Shown { trouble: Some(error.to_string()), ..Shown::default() }),
            );
        });
    });

    let on_add = |product: &Product| {
        let (shown, client, id) = (shown.clone(), client.clone(), product.id.clone().unwrap_or_default());
        Callback::from(move |_| {
            let (shown, client, id) = (shown.clone(), client.clone(), id.clone());
            spawn_local(async move {
                let Some(Shared { client, .. }) = &*client else { return };
                let before = (*shown).clone();
                shown.set(match add(client, &id).await {
                    Ok(now) => Shown { products: before.products, ..now },
                    Err(error) => Shown { trouble: Some(error.to_string()), ..before },
                });
            });
        })
    };
    let lines = shown.cart.as_ref().and_then(|cart| cart.line_items.as_ref());
    let quantity = |line: &LineItem| line.quantity_info.as_ref()?.requested_quantity;
    let count: i64 = lines.into_iter().flatten().filter_map(quantity).sum();

    html! {
        <main>
            <h1>{ "Products" }</h1>
            if let Some(trouble) = &shown.trouble {
                <p role="alert">{ trouble }</p>
            }
            <ul>
                { for shown.products.iter().map(|product| html! {
                    <li>
                        { product.name.as_deref().unwrap_or_default() }
                        <button onclick={on_add(product)}>
                            { format!("Add {}", product.name.as_deref().unwrap_or_default()) }
                        </button>
                    </li>
                }) }
            </ul>
            <p role="status">{ format!("In your cart: {count}") }</p>
        </main>
    }
}
