// #region connect
import 'package:flutter/widgets.dart';
import 'package:unleash_proxy_client_flutter/unleash_context.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  final unleash = UnleashClient(
    url: Uri.parse('https://unleash.example.com/api/frontend'),
    clientKey: '<a frontend token>',
    appName: 'quickstart-flutter',
  );
  await unleash.updateContext(
    UnleashContext(userId: 'anna', properties: {'plan': 'gold'}),
  );
  // #endregion connect

  // #region ask
  unleash.on('ready', (_) {
    final enabled = unleash.isEnabled('new-checkout');
    debugPrint(enabled ? 'new checkout' : 'old checkout');
  });
  await unleash.start();
  // #endregion ask

  // #region stop
  unleash.stop();
  // #endregion stop
}
