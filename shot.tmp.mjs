import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
for (const [w,c] of [[1280,'light'],[390,'dark'],[1280,'dark'],[390,'light']]) {
 const p=await (await b.newContext({viewport:{width:w,height:700},colorScheme:c,serviceWorkers:'block'})).newPage();
 const u = w===390? '/how-to-create-feature-flag':'/reference/api/unleash/create-feature';
 await p.goto('http://localhost:4664'+u); await p.click('.page-menu summary'); await p.waitForTimeout(400); await p.screenshot({path:`/tmp/agv/s-${w}-${c}.png`});
}
await b.close();
