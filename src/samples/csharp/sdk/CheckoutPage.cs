using Unleash;

public class CheckoutPage
{
    private readonly IUnleash unleash;

    public CheckoutPage(IUnleash unleash)
    {
        this.unleash = unleash;
    }

    public string For(string user) =>
        unleash.IsEnabled("new-checkout", new UnleashContext { UserId = user }) ? "new" : "old";
}
