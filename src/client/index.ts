import { setUpAnnouncement } from './announcement.client.ts';
import { setUpContents } from './contents.client.ts';
import { setUpTopBar } from './top-bar.client.ts';
import { setUpSidebar } from './sidebar.client.ts';
import { rememberVersion } from './version.client.ts';
import { setUpZoom } from './zoom.client.ts';

setUpTopBar(document);
setUpSidebar(document);
setUpContents(document);
setUpAnnouncement(document);
rememberVersion(document);
setUpZoom(document);
