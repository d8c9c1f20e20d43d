import 'flag_notifier.dart';

// #region start
import 'package:flutter/material.dart';
import 'package:unleash_proxy_client_flutter/unleash_context.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

final unleash = UnleashClient(
  url: Uri.parse('https://unleash.example.com/api/frontend'),
  clientKey: 'default:development.00000000000000000000000000000000000000000000000000f0e0ed',
  appName: 'flutter-shop',
);

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  unleash.on('error', (dynamic error) => debugPrint('Unleash: $error'));
  await unleash.updateContext(UnleashContext(userId: 'anna'));
  unleash.start();
  runApp(const MaterialApp(home: CheckoutPage()));
}
// #endregion start

// #region page
class CheckoutPage extends StatefulWidget {
  const CheckoutPage({Key? key}) : super(key: key);

  @override
  State<CheckoutPage> createState() => _CheckoutPageState();
}

class _CheckoutPageState extends State<CheckoutPage> {
  final newCheckout = FlagNotifier(unleash, 'new-checkout');

  @override
  void dispose() {
    newCheckout.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      body: Center(
        child: ValueListenableBuilder<bool>(
          valueListenable: newCheckout,
          builder: (context, enabled, child) =>
              Text(enabled ? 'New checkout' : 'Old checkout'),
        ),
      ),
    );
  }
}
// #endregion page
