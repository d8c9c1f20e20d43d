//! Attributes and derives that samples use, as far as the compiler needs them to go on.
extern crate proc_macro;
use proc_macro::{TokenStream, TokenTree};

/// Turns `async fn main` into `fn main`, its body handed to the runtime.
#[proc_macro_attribute]
pub fn main(_options: TokenStream, item: TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = item.into_iter().filter(|token| token.to_string() != "async").collect();
    let body = tokens.pop().expect("a body");
    let head: TokenStream = tokens.into_iter().collect();
    format!("{head} {{ ::tokio::wait_for(async {body}) }}").parse().expect("a function")
}

#[proc_macro_derive(Serialize, attributes(serde))]
pub fn serialize(_item: TokenStream) -> TokenStream {
    TokenStream::new()
}

#[proc_macro_derive(Deserialize, attributes(serde))]
pub fn deserialize(_item: TokenStream) -> TokenStream {
    TokenStream::new()
}

#[proc_macro_derive(Enum)]
pub fn enumerate(_item: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// An `impl` whose body does not matter: the name of the enum follows the word `enum`.
#[proc_macro_derive(FeatureKey, attributes(feature_name))]
pub fn feature_key(item: TokenStream) -> TokenStream {
    let mut tokens = item.into_iter().skip_while(|token| token.to_string() != "enum").skip(1);
    let name = tokens.next().expect("a name");
    format!("impl FeatureKey for {name} {{ fn name(self) -> &'static str {{ \"\" }} }}").parse().expect("an impl")
}
