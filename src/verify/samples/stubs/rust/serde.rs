//! The derives of serde.
extern crate macros;
pub use macros::{Deserialize, Serialize};
