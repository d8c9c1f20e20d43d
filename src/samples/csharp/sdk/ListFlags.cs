using System;
using Unleash;

public static class ListFlags
{
    public static void Print(IUnleash unleash)
    {
        foreach (var flag in unleash.ListKnownToggles())
        {
            Console.WriteLine($"{flag.Project} {flag.Name} {flag.Type}");
        }
    }
}
