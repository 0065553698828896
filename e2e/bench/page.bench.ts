import { expect } from '@playwright/test';
import { test } from '../src/stack-test';
import { clearWatched, taskText, watched, watchPage } from './page-watch';

const routes = ['/swap', '/liquidity', '/add', '/find', '/nothing-here'];
const widths = [390, 768, 1440];
const lines: string[] = [];
const row = (figure: string, value: string, goal: string) => lines.push(`| ${figure} | ${value} | ${goal} |`);

test.afterAll(() => {
  console.log(['| figure | measured | goal |', '| --- | --- | --- |', ...lines].join('\n'));
});

test('layout shift of every route', async ({ page, stack }) => {
  await watchPage(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const route of routes) {
      await page.goto(new URL(route, stack.webUrl).href);
      await page.waitForTimeout(4000);
      row(`layout shift ${route}, ${width} px`, (await watched(page)).shift.toFixed(4), '0.00');
    }
  }
});

test('longest task while typing an amount on a processor slowed four times', async ({ page, swapPage }) => {
  await watchPage(page);
  await swapPage.open({ inputCurrency: 'MONEY', outputCurrency: 'BUSDC' });
  await page.waitForTimeout(4000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Finding and focusing the field is the tool's own work in the page.
  await swapPage.amount('From').focus();
  await page.waitForTimeout(1000);
  await clearWatched(page);
  await page.keyboard.type('123.456789', { delay: 150 });
  await expect(swapPage.amount('From')).toHaveValue('123.456789');
  await page.waitForTimeout(2000);
  const { longest } = await watched(page);
  row('longest task while typing, 4x slowed', taskText(longest), '50 ms');
});

test('rows in the page for a list of 5000 tokens', async ({ page, swapPage }) => {
  await page.route('**/tokens.json', async (route) => {
    const list = (await (await route.fetch()).json()) as { readonly tokens: readonly object[] };
    const more = Array.from({ length: 5000 - list.tokens.length }, (_, index) => ({
      ...list.tokens[0],
      address: `0x${(index + 1).toString(16).padStart(40, '1')}`,
      symbol: `T${index}`,
      name: `Token ${index}`,
    }));
    await route.fulfill({ json: { ...list, tokens: [...list.tokens, ...more] } });
  });
  await swapPage.open();
  await swapPage.picker('From').click();
  await swapPage.dialog.getByRole('option').first().waitFor();
  row('rows of a list of 5000 tokens', String(await swapPage.dialog.getByRole('option').count()), '20');
});

test('requests on opening a route', async ({ page, swapPage, stack }) => {
  const calls = (method?: string) => stack.proxies.reduce((sum, proxy) => sum + proxy.callCount(method), 0);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked += 1;
  });
  const clear = () => {
    for (const proxy of stack.proxies) proxy.clearLog();
    asked = 0;
  };
  clear();
  await swapPage.open({ exactAmount: '1' });
  await page.waitForTimeout(2500);
  row('eth_call on opening /swap (one checks the node)', String(calls('eth_call')), '2 batches');
  for (const route of ['/lottery', '/prediction']) {
    await page.goto('about:blank');
    clear();
    await page.goto(new URL(route, stack.webUrl).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2500);
    const words = `${calls('eth_call')} eth_call, ${calls()} calls in all, ${asked} of the index`;
    row(`requests on opening ${route}, 2.5 s`, words, '3 batches');
  }
});
