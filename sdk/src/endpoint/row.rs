//! Rows as text: the npm package carries each call's row with the function that makes it, so that a page pays for the
//! calls it makes and the core for none.

use super::{Access, Alternate, Info, Method, Safety, Service};
use crate::error::{Error, ErrorKind};

/// Stands at a row's end where nested query values travel as one `.r` parameter.
const R_PARAM: &str = "r";

impl Info {
    /// The row as one line: id, method, service, who may call, what a repeat does, second form, path.
    ///
    /// ```
    /// let row = cartwright::endpoint_named("cart.delete_current").unwrap();
    /// assert_eq!(row.to_row(), "cart.delete_current DELETE ecom visitor idempotent none /v1/carts/current");
    /// ```
    #[must_use]
    pub fn to_row(&self) -> String {
        let mut words = vec![
            self.id,
            self.method.as_str(),
            self.service.as_str(),
            self.access.as_str(),
            self.safety.as_str(),
            self.alternate.as_str(),
            self.path,
        ];
        words.extend(self.r_param.then_some(R_PARAM));
        words.join(" ")
    }

    /// Reads such a line. What is converted in the npm package does not stand in it.
    ///
    /// # Errors
    ///
    /// When it is no row.
    pub fn from_row(row: &'static str) -> Result<Self, Error> {
        Self::read(row).ok_or_else(|| Error::new(ErrorKind::Request, ["there is no call ", row].concat()))
    }

    fn read(row: &'static str) -> Option<Self> {
        let mut words = row.split(' ');
        let mut next = || words.next();
        let (id, method, service) = (next()?, next()?, next()?);
        let (access, safety, alternate) = (next()?, next()?, next()?);
        Some(Self {
            id,
            method: Method::ALL.into_iter().find(|known| known.as_str() == method)?,
            service: Service::ALL.into_iter().find(|known| known.as_str() == service)?,
            path: next()?,
            access: Access::ALL.into_iter().find(|known| known.as_str() == access)?,
            safety: Safety::ALL.into_iter().find(|known| known.as_str() == safety)?,
            alternate: Alternate::ALL.into_iter().find(|known| known.as_str() == alternate)?,
            r_param: next() == Some(R_PARAM),
            #[cfg(not(browser))]
            conversions: &super::Conversions::NONE,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ENDPOINTS;
    use crate::endpoint::Conversions;

    #[test]
    fn every_row_is_read_as_it_was_written() {
        for known in &ENDPOINTS {
            let row: &'static str = Box::leak(known.to_row().into_boxed_str());
            let plain = Info {
                conversions: &Conversions::NONE,
                ..*known
            };
            assert_eq!(Info::from_row(row).unwrap(), plain, "{row}");
        }
    }

    #[test]
    fn what_is_no_row_is_refused() {
        for text in [
            "",
            "cart.get",
            "a GET ecom visitor safe none",
            "a FETCH ecom visitor safe none /v1",
        ] {
            let refusal = Info::from_row(text).unwrap_err();
            assert_eq!(refusal.kind(), ErrorKind::Request, "{text}");
        }
    }
}
