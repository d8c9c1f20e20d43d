using Unleash;
using Unleash.Internal;

public static class StandardVariant
{
    public static Variant For(IUnleash unleash, string user)
    {
        var standard = new Variant("standard", new Yggdrasil.Payload("string", "Pay"), true, false);
        return unleash.GetVariant("checkout-button", new UnleashContext { UserId = user }, standard);
    }
}
