// What samples use of System.Text.Json, which the compiler's own libraries lack.
using System;
using System.Collections.Generic;

namespace System.Text.Json
{
    public class JsonDocument : IDisposable
    {
        public static JsonDocument Parse(string json) => null;
        public JsonElement RootElement { get; }
        public void Dispose() { }
    }

    public struct JsonElement
    {
        public JsonElement Clone() => this;
        public JsonElement GetProperty(string propertyName) => this;
        public string GetString() => null;
        public long GetInt64() => 0;
        public IEnumerable<JsonElement> EnumerateArray() => null;
    }

    public static class JsonSerializer
    {
        public static string Serialize<TValue>(TValue value) => null;
    }
}
