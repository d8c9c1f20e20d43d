use std::{collections::HashMap, env, error::Error, sync::Arc, time::Duration};

use unleash_api_client::client::{ClientBuilder, FeatureKey};
use unleash_api_client::context::Context;

// #region connect
#[derive(Clone, Copy, Debug, FeatureKey)]
enum Flag {
    #[feature_name("new-checkout")]
    NewCheckout,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let client = Arc::new(ClientBuilder::default().into_client::<Flag>(
        &env::var("UNLEASH_URL")?,
        "quickstart",
        "quickstart-1",
        Some(env::var("UNLEASH_TOKEN")?),
    )?);
    client.register().await?;

    let poller = client.clone();
    let polling = tokio::spawn(async move { poller.poll_for_updates().await });
    while client.cached_state().is_none() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // #endregion connect

    // #region ask
    let anna = Context {
        user_id: Some("anna".into()),
        properties: HashMap::from([("plan".into(), "gold".into())]),
        ..Default::default()
    };
    let enabled = client.is_enabled(Flag::NewCheckout, Some(&anna), false);
    println!("{}", if enabled { "new checkout" } else { "old checkout" });
    // #endregion ask

    // #region stop
    client.stop_poll().await;
    polling.abort();
    Ok(())
    // #endregion stop
}
