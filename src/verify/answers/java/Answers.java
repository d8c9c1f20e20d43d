import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.getunleash.DefaultUnleash;
import io.getunleash.Unleash;
import io.getunleash.UnleashContext;
import io.getunleash.util.UnleashConfig;
import io.getunleash.variant.Payload;
import io.getunleash.variant.Variant;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.Map;
import java.util.Optional;

/**
 * Answers questions about flags with the Java SDK, without a server: reads the groups of the file that is named, and
 * prints one list of answers for each. `src/verify/answers/groups.ts` has the format.
 */
public class Answers {
  private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

  public static void main(String[] args) throws Exception {
    JsonArray answers = new JsonArray();
    for (JsonElement group : JsonParser.parseString(Files.readString(Path.of(args[0]))).getAsJsonArray()) {
      answers.add(answersOf(group.getAsJsonObject()));
    }
    new PrintStream(System.out, true, StandardCharsets.UTF_8).println(GSON.toJson(answers));
    System.exit(0);
  }

  private static JsonArray answersOf(JsonObject group) {
    String state = GSON.toJson(group.get("state"));
    Unleash unleash = new DefaultUnleash(UnleashConfig.builder()
        .appName("docs")
        .environment("development")
        .unleashAPI("http://unused.invalid/api")
        .toggleBootstrapProvider(() -> Optional.of(state))
        .backupFile("no-backup.json")
        .disablePolling()
        .disableMetrics()
        .build());
    JsonArray answers = new JsonArray();
    for (JsonElement question : group.getAsJsonArray("questions")) {
      answers.add(answer(unleash, question.getAsJsonObject()));
    }
    unleash.shutdown();
    return answers;
  }

  private static JsonElement answer(Unleash unleash, JsonObject question) {
    String flag = question.get("flag").getAsString();
    boolean fallback = question.has("fallback") && question.get("fallback").getAsBoolean();
    try {
      UnleashContext context = contextOf(question.getAsJsonObject("context"));
      if (question.get("ask").getAsString().equals("flag")) {
        return GSON.toJsonTree(unleash.isEnabled(flag, context, fallback));
      }
      Variant variant = unleash.getVariant(flag, context);
      JsonObject answer = new JsonObject();
      answer.addProperty("flag", variant.isFeatureEnabled());
      answer.addProperty("variant", variant.getName());
      answer.addProperty("enabled", variant.isEnabled());
      answer.addProperty("payload", variant.getPayload().map(Payload::getValue).orElse(null));
      return answer;
    } catch (RuntimeException error) {
      JsonObject answer = new JsonObject();
      answer.addProperty("error", String.valueOf(error.getMessage()));
      return answer;
    }
  }

  private static UnleashContext contextOf(JsonObject fields) {
    UnleashContext.Builder context = UnleashContext.builder();
    for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
      JsonElement value = field.getValue();
      switch (field.getKey()) {
        case "userId" -> context.userId(value.getAsString());
        case "sessionId" -> context.sessionId(value.getAsString());
        case "remoteAddress" -> context.remoteAddress(value.getAsString());
        case "appName" -> context.appName(value.getAsString());
        case "environment" -> context.environment(value.getAsString());
        case "currentTime" -> context.currentTime(ZonedDateTime.parse(value.getAsString()));
        case "properties" -> value.getAsJsonObject().entrySet().forEach(property ->
            context.addProperty(
                property.getKey(),
                property.getValue().isJsonNull() ? null : property.getValue().getAsString()));
        default -> throw new IllegalArgumentException("no field " + field.getKey());
      }
    }
    return context.build();
  }
}
