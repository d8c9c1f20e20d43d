import { FlagProvider } from '@unleash/proxy-client-react';
import { createRoot } from 'react-dom/client';
import { PayButton } from './PayButton';
import { unleash } from './unleash';

createRoot(document.querySelector('#root')!).render(
  <FlagProvider unleashClient={unleash}>
    <PayButton />
  </FlagProvider>,
);
