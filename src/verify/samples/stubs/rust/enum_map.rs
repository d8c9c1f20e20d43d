//! The derive of enum-map.
extern crate macros;
pub use macros::Enum;
