//! Answers questions about flags with the Rust SDK, without a server: reads the groups of the file that is named,
//! and prints one list of answers for each. `src/verify/answers/groups.ts` has the format.

use std::panic::{catch_unwind, AssertUnwindSafe};
use std::{env, error::Error, fs, sync::Arc};

use anyhow::anyhow;
use async_trait::async_trait;
use serde_json::{json, Value};
use unleash_api_client::client::{Client, ClientBuilder, FeatureKey};
use unleash_api_client::context::Context;
use unleash_api_client::http::{Request, Response, Transport};

/// Flags are asked by their text, but the client wants a type.
#[derive(Clone, Copy, Debug)]
enum NoFlag {}

impl FeatureKey for NoFlag {
    fn name(self) -> &'static str {
        match self {}
    }
}

/// There is no server.
struct Offline;

#[async_trait]
impl Transport for Offline {
    async fn execute(&self, _: Request) -> Result<Response, anyhow::Error> {
        Err(anyhow!("offline"))
    }
}

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let file = env::args().nth(1).ok_or("name the file with the groups")?;
    let groups: Vec<Value> = serde_json::from_str(&fs::read_to_string(file)?)?;
    let answers: Vec<Vec<Value>> = groups.iter().map(answers_of).collect();
    println!("{}", serde_json::to_string(&answers)?);
    Ok(())
}

fn answers_of(group: &Value) -> Vec<Value> {
    let questions = group["questions"].as_array().expect("questions");
    match start(&group["state"]) {
        Ok(client) => questions.iter().map(|question| tried(&client, question)).collect(),
        Err(error) => vec![json!({ "error": error.to_string() }); questions.len()],
    }
}

fn start(state: &Value) -> Result<Client<NoFlag>, Box<dyn Error + Send + Sync>> {
    let client = ClientBuilder::default()
        .enable_string_features()
        .into_client_with_transport("http://unused.invalid/api", "docs", "docs-1", None, Arc::new(Offline))?;
    client.memoize(serde_json::from_value(state.clone())?)?;
    Ok(client)
}

/// The engine panics at some rules.
fn tried(client: &Client<NoFlag>, question: &Value) -> Value {
    catch_unwind(AssertUnwindSafe(|| answer(client, question))).unwrap_or_else(|_| json!({ "error": "panic" }))
}

fn answer(client: &Client<NoFlag>, question: &Value) -> Value {
    let context: Context = match serde_json::from_value(question["context"].clone()) {
        Ok(context) => context,
        Err(error) => return json!({ "error": error.to_string() }),
    };
    let flag = question["flag"].as_str().expect("flag");
    let fallback = question["fallback"].as_bool().unwrap_or(false);
    let enabled = client.is_enabled_str(flag, Some(&context), fallback);
    if question["ask"] == "flag" {
        return json!(enabled);
    }
    let variant = client.get_variant_str(flag, &context);
    json!({ "flag": enabled, "variant": variant.name, "enabled": variant.enabled, "payload": variant.payload.get("value") })
}
