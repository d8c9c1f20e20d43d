import com.google.gson.Gson;
import com.sun.net.httpserver.HttpServer;
import io.getunleash.DefaultUnleash;
import io.getunleash.FakeUnleash;
import io.getunleash.Unleash;
import io.getunleash.UnleashContext;
import io.getunleash.event.ClientFeaturesResponse;
import io.getunleash.event.UnleashSubscriber;
import io.getunleash.repository.ToggleBootstrapFileProvider;
import io.getunleash.strategy.Strategy;
import io.getunleash.util.UnleashConfig;
import io.getunleash.util.UnleashScheduledExecutorImpl;
import io.getunleash.variant.Payload;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Tries what the page of the Java SDK says at its edges, against a server of its own, and prints the findings as JSON. */
public class Claims {
  static final String ON = """
      {"version": 2, "features": [{"name": "flag", "enabled": true,
        "strategies": [{"name": "default", "parameters": {}}]}]}
      """;
  static final String CUSTOM = ON.replace("default", "custom");
  static final AtomicInteger status = new AtomicInteger(200);
  static final AtomicInteger fetches = new AtomicInteger();
  static HttpServer server;
  static Path folder;
  static int files;

  public static void main(String[] args) throws Exception {
    folder = Files.createTempDirectory("claims");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      fetches.incrementAndGet();
      byte[] body = ON.getBytes();
      exchange.sendResponseHeaders(status.get(), body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();

    Map<String, Object> found = new LinkedHashMap<>();
    found.put("bootstrap beside a page as backup", bootstrapBesideAPage());
    found.put("bootstrap from a JAR", outcome(() -> offline(new ToggleBootstrapFileProvider("classpath:META-INF/MANIFEST.MF")::read)));
    found.put("fetches after a provider of headers threw", fetchesAfterAnException());
    found.put("status told of an answer 400", toldOf400());
    found.put("fallback strategy", offline(() -> Optional.of(CUSTOM), config().fallbackStrategy(strategy(() -> true))).isEnabled("flag"));
    found.put("strategy that throws", offline(() -> Optional.of(CUSTOM), config(), strategy(() -> 1 / 0 > 0)).isEnabled("flag"));
    found.put("payload of no variant", offline(() -> Optional.of(ON)).getVariant("flag").getPayload().map(Payload::getValue).isPresent());
    found.put("asked after shutdown", outcome(() -> {
      Unleash unleash = offline(() -> Optional.of(ON));
      unleash.shutdown();
      return unleash.isEnabled("flag");
    }));
    FakeUnleash fake = new FakeUnleash();
    fake.enableAll();
    fake.disable("flag");
    found.put("fake: disabled after enableAll", fake.isEnabled("flag"));
    for (String url : List.of("localhost:4242/api", "127.0.0.1:4242/api", "/api")) {
      found.put(url, outcome(() -> UnleashConfig.builder().appName("claims").unleashAPI(url).build()));
    }
    System.out.println(new Gson().toJson(found));
    System.exit(0);
  }

  static UnleashConfig.Builder config() {
    return UnleashConfig.builder()
        .appName("claims")
        .unleashAPI("http://localhost:" + server.getAddress().getPort())
        .backupFile(folder.resolve(files++ + ".json").toString())
        .scheduledExecutor(new UnleashScheduledExecutorImpl())
        .fetchTogglesInterval(1)
        .disableMetrics();
  }

  static Unleash offline(Callable<Optional<String>> rules) throws Exception {
    return offline(rules, config());
  }

  static Unleash offline(Callable<Optional<String>> rules, UnleashConfig.Builder config, Strategy... strategies) throws Exception {
    Optional<String> read = rules.call();
    return new DefaultUnleash(config.toggleBootstrapProvider(() -> read).disablePolling().build(), strategies);
  }

  static Strategy strategy(Callable<Boolean> answer) {
    return new Strategy() {
      @Override
      public String getName() {
        return "custom";
      }

      @Override
      public boolean isEnabled(Map<String, String> parameters, UnleashContext context) {
        try {
          return answer.call();
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      }
    };
  }

  static String outcome(Callable<?> call) {
    try {
      call.call();
      return "went on";
    } catch (Exception e) {
      return e.getClass().getSimpleName();
    }
  }

  static boolean bootstrapBesideAPage() throws Exception {
    Path backup = folder.resolve("page.json");
    Files.writeString(backup, "<html>");
    return offline(() -> Optional.of(ON), config().backupFile(backup.toString())).isEnabled("flag");
  }

  static int fetchesAfterAnException() throws Exception {
    AtomicBoolean broken = new AtomicBoolean();
    new DefaultUnleash(config().synchronousFetchOnInitialisation(true).customHttpHeadersProvider(() -> {
      if (broken.get()) throw new UnsupportedOperationException();
      return Map.of();
    }).build());
    broken.set(true);
    Thread.sleep(1300);
    broken.set(false);
    int before = fetches.get();
    Thread.sleep(1500);
    return fetches.get() - before;
  }

  static List<String> toldOf400() throws Exception {
    status.set(400);
    List<String> told = new CopyOnWriteArrayList<>();
    new DefaultUnleash(config().fetchTogglesInterval(0).subscriber(new UnleashSubscriber() {
      @Override
      public void togglesFetched(ClientFeaturesResponse response) {
        told.add(response.getStatus() + " " + response.getHttpStatusCode());
      }
    }).build());
    Thread.sleep(500);
    return told;
  }
}
