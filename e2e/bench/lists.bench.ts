import type { Page } from '@playwright/test';
import { FarmsPage } from '../src/farms/farms-page';
import { PoolsPage } from '../src/pools/pools-page';
import { test } from '../src/stack-test';
import { figureRows, forget, observe, seen } from './frame-watch';
import { makeManyStakes } from './many-stakes';
import { taskText } from './page-watch';

const { row, print } = figureRows();
test.afterAll(print);
test.use({ walletAccount: 10 });

/** What the page sees while something is done, and a second after. */
async function during(page: Page, act: () => Promise<void>): Promise<string> {
  await forget(page);
  await act();
  await page.waitForTimeout(1000);
  const { frames, late, gap, longest } = await seen(page);
  return `${late} of ${frames} frames late, the longest gap ${gap.toFixed(0)} ms, longest task ${taskText(longest)}`;
}

/** Turns the wheel until the end of the page stays in view. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (let still = 0; still < 20; ) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(50);
    const isAtEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
    );
    still = isAtEnd ? still + 1 : 0;
  }
}

test('100 farms and 200 pools of tokens that no list knows', async ({ page, stack, wallet: _ }) => {
  test.setTimeout(450_000);
  const began = performance.now();
  // The deployment has three farms.
  await makeManyStakes(stack, { farms: 97, pools: 200 });
  console.log(`The set-up took ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const reads = () => stack.proxies.reduce((sum, proxy) => sum + proxy.callCount('eth_call'), 0);
  await observe(page);
  const farms = { path: '/farms', screen: new FarmsPage(page, stack), search: 'Search Farms', text: 't42 wbesc' };
  const pools = { path: '/pools', screen: new PoolsPage(page, stack), search: 'Search Pools', text: 't0' };
  await pools.screen.open('/pools');
  await pools.screen.connect();
  for (const { path, screen, search, text } of [farms, pools]) {
    await page.goto('about:blank');
    for (const proxy of stack.proxies) proxy.clearLog();
    await screen.open(path);
    const found = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /results?/ });
    await found.waitFor();
    const counted = `${reads()}: one checks the node and one is the block’s; ${await found.textContent()}`;
    await page.waitForTimeout(2500);
    row(`eth_call until ${path} stands`, `${counted}; ${reads()} after 2.5 s more`);
    row(`${path} at rest for 5 s`, await during(page, () => page.waitForTimeout(4000)));
    row(`${path} scrolled to its end`, await during(page, () => scrollToEnd(page)));
    row(`rows of ${path} in the page at its end`, String(await page.getByRole('main').locator('tbody tr').count()));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('textbox', { name: search }).focus();
    const typing = async () => {
      await page.keyboard.type(text, { delay: 120 });
      for (const _letter of text) await page.keyboard.press('Backspace', { delay: 120 });
    };
    row(`a search in ${path} typed and taken back`, await during(page, typing));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    row('the same, processor slowed four times', await during(page, typing));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
});
