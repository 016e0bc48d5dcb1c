//! The declaration of a resource: its calls, the payload of each, and the handle with their methods.

use crate::error::{Error, ErrorKind};
use crate::page::Found;
use crate::query::Position;
use crate::types::entity::{Mismatch, Name, Wire};
use serde_json::{Map, Value};

/// Declares a resource: its handle, and a row, a payload and a method for each call.
///
/// ```text
/// calls! {
///     /// Brands: anyone reads them, the owner writes.
///     BrandsV3 { fields: Vec<BrandFields> } by brands_v3;
///     rows brands_v3 at Stores "/v3/brands", converting CONVERSIONS;
///
///     /// Returns a brand.
///     get(GetBrand { brand_id: String; self.fields: Vec<BrandFields> }) -> { brand: Brand } = GET "/{brandId}";
///     /// Queries brands.
///     query(QueryBrands { query: CursorQuery }) -> { brands: [Brand] } = GET "/query".post_when_long().r_param();
///     /// Updates a brand.
///     update(UpdateBrand { brand.id, brand: Patch<Brand> }) -> { brand: Brand } = PATCH "/{brand.id}".owner();
///     /// Moves brands.
///     arrange(ArrangeBrands) -> BrandsArranged = POST "/arrange".owner();
///     /// Deletes a brand.
///     delete(DeleteBrand { brand_id: String }) -> {} = DELETE "/{brandId}".owner();
/// }
/// ```
///
/// The first two lines declare the handle `BrandsV3`, which `Client::brands_v3` makes, with a setter for each of its
/// fields, and the service and path that all calls share. A field may have an initial value: `fields: Type = value`.
/// Each call then declares
///
/// - its payload. Fields in braces are the method's arguments, but for those after `;`, which are taken from the handle.
///   `brand.id` is an argument for a field of the next argument. A name alone is an entity declared elsewhere, the
///   method's one argument; `; self.fields` after it fills a field from the handle;
/// - its answer, with fields in snake case as everywhere in Rust: `{ brand: Brand }` for one field, `{ brands: [Brand] }` for a page (`by KEY` if a stream goes on after
///   the last key), `{}` for none, and the name of an entity for all of it;
/// - its row: the method, the rest of the path, and builder methods of [`Row`](crate::row::Row). After `current` comes
///   the path of the same call for the current cart, which is sent if the payload has no `cart_id`.
macro_rules! calls {
    (
        $(#[doc = $doc:literal])*
        $Handle:ident $({ $($(#[$state_doc:meta])* $state:ident : $State:ty $(= $initial:expr)?),* $(,)? })? by $accessor:ident;
        rows $group:ident at $service:ident $base:literal, converting $conversions:expr;
        $(
            $(#[doc = $call_doc:literal])*
            $name:ident ( $Payload:ident $($fields:tt)* ) -> $answer:tt
                = $verb:ident $path:literal $(.$flag:ident($($value:tt)*))* $(, current $current:literal $(as $id:ident)?)?;
        )*
    ) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone)]
        pub struct $Handle<'a> {
            pub(crate) client: &'a crate::Client,
            pub(crate) options: crate::CallOptions,
            $($($(#[$state_doc])* pub(crate) $state: Option<$State>,)*)?
        }

        impl crate::Client {
            $(#[doc = $doc])*
            #[must_use]
            pub fn $accessor(&self) -> $Handle<'_> {
                $Handle {
                    client: self,
                    options: crate::CallOptions::default(),
                    $($($state: calls!(@initial $($initial)?),)*)?
                }
            }
        }

        impl<'a> $Handle<'a> {
            /// Sets a time limit, a number of attempts or headers for the calls of this handle.
            #[must_use]
            pub fn options(&self, options: crate::CallOptions) -> Self {
                Self { options, ..self.clone() }
            }

            $($(
                $(#[$state_doc])*
                #[must_use]
                pub fn $state(&self, $state: impl Into<$State>) -> Self {
                    Self { $state: Some($state.into()), ..self.clone() }
                }
            )*)?

            $(calls! { @method [$(#[doc = $call_doc])*] $name $Payload [$($fields)*] $answer })*
        }

        $(
            calls! { @payload [$Handle $name] $Payload $($fields)* }

            const _: () = assert!(
                crate::resources::calls::fills(<$Payload as crate::types::entity::Fields>::FIELDS, concat!($base, $path)),
                concat!("a variable in the path of `", stringify!($name), "` is no field of `", stringify!($Payload), "`"),
            );

            calls! { @spelled $answer }

            impl crate::row::Request for $Payload {
                type Answer = calls!(@type $answer);
                const ROW: crate::row::Row<'static> = calls!(@verb $verb)(
                    concat!(stringify!($group), ".", stringify!($name)),
                    crate::row::Service::$service,
                    concat!($base, $path),
                )
                .converting(&$conversions)
                $(.$flag($($value)*))*;

                fn answer(body: serde_json::Value) -> Result<Self::Answer, crate::Error> {
                    calls!(@read body $answer)
                }

                $(
                    fn row(&self) -> crate::row::Row<'static> {
                        const CURRENT: crate::row::Row<'static> = calls!(@current $Payload $group $name $base $current $($id)?);
                        if self.cart_id.is_some() { Self::ROW } else { CURRENT }
                    }
                )?
            }
        )*

        /// The rows of this resource.
        pub(crate) const ROWS: &[crate::row::Row<'static>] = &[$(
            <$Payload as crate::row::Request>::ROW,
            $(calls!(@current $Payload $group $name $base $current $($id)?),)?
        )*];

        /// The fields of answers that the calls read.
        #[cfg(test)]
        pub(crate) const ANSWERS: &[(&str, &str)] = &[$(
            (<$Payload as crate::row::Request>::ROW.id, calls!(@answered $answer)),
        )*];

        /// Shows these declarations to a visitor.
        #[cfg(cartwright_codegen)]
        pub(crate) fn describe(visitor: &mut impl crate::resources::calls::CallVisitor) {
            visitor.resource(stringify!($group), &[$($doc),*]);
            $(visitor.call::<$Payload, calls!(@declared $answer)>(&crate::resources::calls::Declaration {
                name: stringify!($name),
                rows: &[
                    <$Payload as crate::row::Request>::ROW,
                    $(calls!(@current $Payload $group $name $base $current $($id)?),)?
                ],
                doc: &[$($call_doc),*],
                answer: calls!(@form $answer),
            });)*
        }
    };

    (@declared {}) => { () };
    (@declared { $field:ident : [$Item:ty] $(by $key:ident)? }) => { $Item };
    (@declared { $field:ident : $Type:ty }) => { $Type };
    (@declared $Type:ident) => { $Type };

    (@form {}) => { crate::resources::calls::Answer::Nothing };
    (@form { $field:ident : [$Item:ty] $(by $key:ident)? }) => {
        crate::resources::calls::Answer::Page(crate::types::entity::wire_name(stringify!($field)))
    };
    (@form { $field:ident : $Type:ty }) => {
        crate::resources::calls::Answer::Field(crate::types::entity::wire_name(stringify!($field)))
    };
    (@form $Type:ident) => { crate::resources::calls::Answer::Whole };

    (@current $Payload:ident $group:ident $name:ident $base:literal $path:literal $id:ident) => {
        calls!(@current $Payload $group $id $base $path)
    };
    (@current $Payload:ident $group:ident $name:ident $base:literal $path:literal) => {
        crate::row::Row {
            id: concat!("current_", stringify!($group), ".", stringify!($name)),
            path: concat!($base, $path),
            ..<$Payload as crate::row::Request>::ROW
        }
    };

    (@spelled { $field:ident : $($rest:tt)* }) => {
        const _: () = assert!(
            crate::resources::calls::is_snake_case(stringify!($field)),
            concat!("`", stringify!($field), "`: the field of an answer is in snake case"),
        );
    };
    (@spelled $other:tt) => {};

    (@answered { $field:ident : $($rest:tt)* }) => { stringify!($field) };
    (@answered $other:tt) => { "" };

    (@initial) => { None };
    (@initial $initial:expr) => { Some($initial) };

    (@verb GET) => { crate::row::Row::get };
    (@verb POST) => { crate::row::Row::post };
    (@verb PATCH) => { crate::row::Row::patch };
    (@verb DELETE) => { crate::row::Row::delete };
    (@verb $other:ident) => {
        compile_error!(concat!("`", stringify!($other), "` is no verb of a call: write GET, POST, PATCH or DELETE"))
    };

    (@payload $call:tt $Payload:ident { $entity:ident.$id:ident, $($fields:tt)* }) => {
        calls! { @payload $call $Payload { $($fields)* } }
    };
    (@payload [$Handle:ident $name:ident] $Payload:ident {
        $($(#[$doc:meta])* $field:ident : $Type:ty),* $(,)?
        $(; $(#[$state_doc:meta])* self.$state:ident : $State:ty)*
    }) => {
        crate::types::entity::entities! {
            #[doc = concat!("The payload of [`", stringify!($Handle), "::", stringify!($name), "`].")]
            $Payload {
                $($(#[$doc])* $field: $Type,)*
                $($(#[$state_doc])* $state: $State,)*
            }
        }
    };
    (@payload $call:tt $Payload:ident $(; self.$state:ident)*) => {};

    (@type {}) => { () };
    (@type { $field:ident : [$Item:ty] $(by $key:ident)? }) => { crate::page::Found<$Item> };
    (@type { $field:ident : $Type:ty }) => { $Type };
    (@type $Type:ident) => { $Type };

    (@read $body:ident {}) => {{ drop($body); Ok(()) }};
    (@read $body:ident { $field:ident : [$Item:ty] $(by $key:ident)? }) => {
        crate::resources::calls::found($body, crate::resources::calls::answered(stringify!($field)))
    };
    (@read $body:ident { $field:ident : $Type:ty }) => {
        crate::resources::calls::field($body, crate::resources::calls::answered(stringify!($field)))
    };
    (@read $body:ident $Type:ident) => { crate::resources::calls::whole($body) };

    (@method [$(#[$doc:meta])*] $name:ident $Payload:ident [{
        $(#[$query_doc:meta])* $query:ident : $Query:ty
        $(; $(#[$state_doc:meta])* self.$state:ident : $State:ty)*
    }] { $items:ident : [$Item:ty] $(by $key:ident)? }) => {
        $(#[$doc])*
        pub fn $name(&self, $query: impl Into<$Query>) -> crate::page::Paged<'a, $Item, $Query> {
            let handle = self.clone();
            crate::page::Paged::new($query.into(), move |$query: $Query| {
                let request = $Payload {
                    $query: Some($query),
                    $($state: handle.$state.clone(),)*
                    ..$Payload::default()
                };
                handle.client.call(&request, &handle.options)
            })
            $(.by_key($key))?
        }
    };
    (@method [$(#[$doc:meta])*] $name:ident $Payload:ident [$(; self.$state:ident)*] { $items:ident : [$Item:ty] $(by $key:ident)? }) => {
        $(#[$doc])*
        pub fn $name(&self, request: impl Into<$Payload>) -> crate::page::Paged<'a, $Item, $Payload> {
            let handle = self.clone();
            crate::page::Paged::new(request.into(), move |request: $Payload| {
                let request = $Payload {
                    $($state: request.$state.or_else(|| handle.$state.clone()),)*
                    ..request
                };
                handle.client.call(&request, &handle.options)
            })
            $(.by_key($key))?
        }
    };
    (@method [$(#[$doc:meta])*] $name:ident $Payload:ident [$(; self.$state:ident)*] $answer:tt) => {
        $(#[$doc])*
        ///
        /// # Errors
        ///
        /// If the platform refuses the call, or gives no answer, or there is no session for it: see [`Error`](crate::Error).
        pub fn $name(&self, request: impl Into<$Payload>) -> crate::Call<'a, calls!(@type $answer)> {
            let request: $Payload = request.into();
            let request = $Payload {
                $($state: request.$state.or_else(|| self.$state.clone()),)*
                ..request
            };
            self.client.call(&request, &self.options)
        }
    };
    (@method [$(#[$doc:meta])*] $name:ident $Payload:ident [{
        $entity:ident.$id:ident,
        $(#[$entity_doc:meta])* $same:ident : $Entity:ty
        $(, $(#[$field_doc:meta])* $field:ident : $Type:ty)* $(,)?
        $(; $(#[$state_doc:meta])* self.$state:ident : $State:ty)*
    }] $answer:tt) => {
        $(#[$doc])*
        ///
        /// # Errors
        ///
        /// If the platform refuses the call, or gives no answer, or there is no session for it: see [`Error`](crate::Error).
        pub fn $name(
            &self,
            $id: impl Into<String>,
            $entity: impl Into<$Entity>,
            $($field: impl Into<$Type>,)*
        ) -> crate::Call<'a, calls!(@type $answer)> {
            let mut $entity: $Entity = $entity.into();
            $entity.$id = Some($id.into());
            let request = $Payload {
                $entity: Some($entity),
                $($field: Some($field.into()),)*
                $($state: self.$state.clone(),)*
                ..$Payload::default()
            };
            self.client.call(&request, &self.options)
        }
    };
    (@method [$(#[$doc:meta])*] $name:ident $Payload:ident [{
        $($(#[$field_doc:meta])* $field:ident : $Type:ty),* $(,)?
        $(; $(#[$state_doc:meta])* self.$state:ident : $State:ty)*
    }] $answer:tt) => {
        $(#[$doc])*
        ///
        /// # Errors
        ///
        /// If the platform refuses the call, or gives no answer, or there is no session for it: see [`Error`](crate::Error).
        pub fn $name(
            &self,
            $($field: impl Into<$Type>),*
        ) -> crate::Call<'a, calls!(@type $answer)> {
            let request = $Payload {
                $($field: Some($field.into()),)*
                $($state: self.$state.clone(),)*
                ..$Payload::default()
            };
            self.client.call(&request, &self.options)
        }
    };
}

pub(crate) use calls;

/// A reader of the declarations of calls, which writes them in another language.
#[cfg(cartwright_codegen)]
pub trait CallVisitor {
    /// A resource, by the first part of its rows' ids and its documentation.
    fn resource(&mut self, group: &'static str, doc: &[&'static str]);
    /// A call of the resource: the type of its payload, and that of its answer or of the answer's field or items.
    fn call<P: ts_rs::TS + 'static, A: ts_rs::TS + 'static>(&mut self, declaration: &Declaration<'_>);
}

/// A declared call.
#[cfg(cartwright_codegen)]
#[derive(Debug)]
pub struct Declaration<'a> {
    /// The name of the call's method.
    pub name: &'static str,
    /// The call's row, and the row for the current cart, if there is one.
    pub rows: &'a [crate::row::Row<'static>],
    /// The lines of the call's documentation.
    pub doc: &'a [&'static str],
    /// The form of its answer.
    pub answer: Answer,
}

/// The form of an answer.
#[cfg(cartwright_codegen)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// An answer without fields.
    Nothing,
    /// A single field, which the method returns.
    Field(&'static str),
    /// A page, with its items in a field.
    Page(&'static str),
    /// The whole answer.
    Whole,
}

/// Whether a name has no upper-case letters.
#[allow(clippy::indexing_slicing, reason = "const evaluation: an index out of range is a compile error")]
pub(crate) const fn is_snake_case(name: &str) -> bool {
    let name = name.as_bytes();
    let mut at = 0;
    while at < name.len() {
        if name[at].is_ascii_uppercase() {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether each variable of a path is a field: the whole of `{brandId}`, or the first part of `{brand.id}`, whose `id`
/// the method sets.
#[allow(clippy::indexing_slicing, reason = "const evaluation: an index out of range is a compile error")]
pub(crate) const fn fills(fields: &[Name], path: &str) -> bool {
    let path = path.as_bytes();
    let mut at = 0;
    while at < path.len() {
        if path[at] == b'{' {
            let mut known = false;
            let mut field = 0;
            while field < fields.len() {
                known |= fields[field].stands_at(path, at + 1);
                field += 1;
            }
            if !known {
                return false;
            }
        }
        at += 1;
    }
    true
}

/// Deserializes a whole answer.
pub(crate) fn whole<T: Wire>(body: Value) -> Result<T, Error> {
    T::from_json(body).map_err(unreadable)
}

/// The name of an answer's field, which the declaration has in snake case.
pub(crate) const fn answered(name: &'static str) -> Name {
    Name::new(name, &[])
}

/// Deserializes one field of an answer. An absent list is empty.
pub(crate) fn field<T: Wire>(body: Value, name: Name) -> Result<T, Error> {
    let name = name.wire();
    let value = optional(&mut object(body)?, &name)?;
    value.or_else(T::absent).ok_or_else(|| lacking(&name))
}

/// Deserializes a page: the items in a field, with the page's position and total.
pub(crate) fn found<T: Wire>(body: Value, items: Name) -> Result<Found<T>, Error> {
    let mut fields = object(body)?;
    let place = ["pagingMetadata", "metadata"];
    let place = place.into_iter().find(|name| fields.contains_key(*name));
    let position: Position = optional(&mut fields, place.unwrap_or_default())?.unwrap_or_default();
    Ok(Found {
        items: optional(&mut fields, &items.wire())?.unwrap_or_default(),
        position: Position {
            // Older calls send the total outside of the position.
            total: position.total.or(optional(&mut fields, "totalResults")?),
            ..position
        },
        aggregations: optional(&mut fields, "aggregationData")?,
    })
}

fn optional<T: Wire>(fields: &mut Map<String, Value>, name: &str) -> Result<Option<T>, Error> {
    let value = take(fields, name).map(T::from_json).transpose();
    value.map_err(|mismatch| unreadable(mismatch.within(name)))
}

fn object(body: Value) -> Result<Map<String, Value>, Error> {
    crate::types::entity::from_leaf(body).map_err(unreadable)
}

fn take(fields: &mut Map<String, Value>, name: &str) -> Option<Value> {
    fields.remove(name).filter(|value| !value.is_null())
}

fn unreadable(mismatch: Mismatch) -> Error {
    Error::new(ErrorKind::Decode, format!("the answer could not be read: {mismatch}"))
}

/// The error for an answer that lacks a field.
fn lacking(name: &str) -> Error {
    Error::new(ErrorKind::Decode, format!("the answer has no {name}"))
}
