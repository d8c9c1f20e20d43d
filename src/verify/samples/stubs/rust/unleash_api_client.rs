//! The public API that samples use; bodies do not matter to the compiler.
extern crate macros;

pub use client::{Client, ClientBuilder};
pub use context::Context;

pub mod context {
    use std::collections::HashMap;

    #[derive(Debug)]
    pub struct IPAddress(pub std::net::IpAddr);

    #[derive(Debug, Default)]
    pub struct Context {
        pub user_id: Option<String>,
        pub session_id: Option<String>,
        pub remote_address: Option<IPAddress>,
        pub properties: HashMap<String, String>,
        pub app_name: String,
        pub environment: String,
    }
}

pub mod client {
    use crate::context::Context;
    use std::{collections::HashMap, error::Error, fmt::Debug, marker::PhantomData, sync::Arc};

    pub use crate::macros::FeatureKey;

    pub trait FeatureKey: Copy + Debug + 'static {
        fn name(self) -> &'static str;
    }

    #[derive(Debug, Clone)]
    pub struct Variant {
        pub name: String,
        pub payload: HashMap<String, String>,
        pub enabled: bool,
    }

    #[derive(Default)]
    pub struct ClientBuilder;

    impl ClientBuilder {
        pub fn into_client<F>(
            self,
            _api_url: &str,
            _app_name: &str,
            _instance_id: &str,
            _authorization: Option<String>,
        ) -> Result<Client<F>, Box<dyn Error + Send + Sync>>
        where
            F: FeatureKey,
        {
            unimplemented!()
        }

        pub fn disable_metric_submission(self) -> Self {
            self
        }

        pub fn enable_string_features(self) -> Self {
            self
        }

        pub fn interval(self, _interval: u64) -> Self {
            self
        }
    }

    pub struct CachedState<F>(PhantomData<F>);

    pub struct Client<F>(PhantomData<F>);

    impl<F: FeatureKey> Client<F> {
        pub fn cached_state(&self) -> Arc<Option<Arc<CachedState<F>>>> {
            unimplemented!()
        }

        pub fn is_enabled(&self, _feature: F, _context: Option<&Context>, default: bool) -> bool {
            default
        }

        pub fn is_enabled_str(&self, _feature: &str, _context: Option<&Context>, default: bool) -> bool {
            default
        }

        pub fn get_variant(&self, _feature: F, _context: &Context) -> Variant {
            unimplemented!()
        }

        pub fn get_variant_str(&self, _feature: &str, _context: &Context) -> Variant {
            unimplemented!()
        }

        pub async fn register(&self) -> Result<(), Box<dyn Error + Send + Sync + 'static>> {
            Ok(())
        }

        pub async fn poll_for_updates(&self) {}

        pub async fn stop_poll(&self) {}
    }
}
