// #region connect
import 'package:flutter/material.dart';
import 'package:unleash_proxy_client_flutter/unleash_context.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

import 'experiment.dart';

const customer = String.fromEnvironment('CUSTOMER', defaultValue: 'anna');

const server = String.fromEnvironment(
  'UNLEASH_URL',
  defaultValue: 'http://localhost:4242/api/frontend',
);

final unleash = UnleashClient(
  url: Uri.parse(server),
  clientKey: 'default:development.00000000000000000000000000000000000000000000000000f0e0ed',
  appName: 'bakery',
);

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  unleash.on('error', (dynamic error) => debugPrint('No flags: $error'));
  await unleash.updateContext(UnleashContext(userId: customer));
  await Future.any([
    unleash.start(),
    Future<void>.delayed(const Duration(seconds: 2)),
  ]);
  runApp(const MaterialApp(home: CakePage()));
}
// #endregion connect

// #region page
class CakePage extends StatefulWidget {
  const CakePage({Key? key}) : super(key: key);

  @override
  State<CakePage> createState() => _CakePageState();
}

class _CakePageState extends State<CakePage> {
  final experiment = Experiment(unleash, 'order-button', customer);
  int ordered = 0;

  @override
  void initState() {
    super.initState();
    experiment.shown();
  }

  void order() {
    setState(() => ordered++);
    experiment.reached('ordered');
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Lemon cake')),
      body: Center(
        child: Column(
          mainAxisAlignment: MainAxisAlignment.center,
          children: [
            Text('Ordered: $ordered'),
            const SizedBox(height: 16),
            ElevatedButton(
              onPressed: order,
              child: Text(experiment.text('Add to basket')),
            ),
          ],
        ),
      ),
    );
  }
}
// #endregion page
