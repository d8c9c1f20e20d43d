import { npmVersion } from '../stub.ts';
import { pageLanguage } from './page.ts';

/** Type-checked strictly, bundled, and rendered in a page of Chromium. The program mounts itself at `#root`. */
export const react = pageLanguage('react', ['.tsx'], {
	sdk: () => npmVersion('@unleash/proxy-client-react'),
});
