import { blockSeconds } from '@besc/domain/shared/constants';
import { expect } from '@playwright/test';
import { axeViolations } from './src/axe-violations';
import { builtPart } from './src/built-part';
import { test } from './src/stack-test';

// Nothing is signed here, so no account need be made for a test.
test.use({ walletAccount: 29 });

test.describe('price chart', () => {
  test('CHART-01 CHART-02 CHART-03 CHART-04 each range draws real points', async ({ swapPage, page }) => {
    await swapPage.open({ inputCurrency: 'MONEY', outputCurrency: 'BUSDC' });
    const chart = page.getByRole('slider').first();
    for (const range of ['24H', '1W', '1M', '1Y']) {
      await page.getByRole('radio', { name: range, exact: true }).check({ force: true });
      await expect(chart).toBeVisible();
      await expect(chart).toHaveAttribute('aria-valuetext', /\d/);
    }
  });

  test('CHART-07 CHART-08 the wrap pair says that the rate is always 1 to 1', async ({ swapPage, page }) => {
    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'WBESC' });
    await expect(page.getByText(/no trading fees/i)).toBeVisible();
    await expect(page.getByText(/1 to 1/i)).toBeVisible();
  });

  test('CHART-06 on a small screen the chart opens in a dialog', async ({ swapPage, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await swapPage.open({ inputCurrency: 'MONEY', outputCurrency: 'BUSDC' });
    await page.getByRole('button', { name: 'Price chart' }).click();
    await expect(swapPage.dialog.getByRole('radio', { name: '1Y' })).toBeVisible();
  });
});

test.describe('the drawing of the line', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('besc-preferences', JSON.stringify({ exchangeChartKind: 'line' }));
    });
  });
  const drawing = builtPart('../../packages/ui/src/chart-drawing.tsx');

  test('CHART-01 it is asked for beside the prices, and the skeleton stands until the line stands', async ({
    swapPage,
    page,
  }) => {
    let sendDrawing = () => {};
    const drawingMay = new Promise<void>((resolve) => {
      sendDrawing = resolve;
    });
    // No price comes before the drawing is asked for: one after the other would never draw.
    const isAsked = page.waitForRequest(drawing);
    await page.route('**/graphql', async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.route(drawing, async (route) => {
      await drawingMay;
      await route.continue();
    });
    await swapPage.open({ inputCurrency: 'MONEY', outputCurrency: 'BUSDC' });
    const main = page.getByRole('main');
    const skeleton = main.locator('svg[data-skeleton]');
    await expect(main.getByRole('slider')).toBeVisible();
    await expect(skeleton).toBeVisible();
    expect(await skeleton.boundingBox()).toEqual(await main.getByRole('slider').boundingBox());
    sendDrawing();
    await expect(main.getByRole('slider').locator('canvas').first()).toBeVisible();
    await expect(skeleton).toHaveCount(0);
  });

  test('CHART-09 one that failed is asked for again by "Try again"', async ({ swapPage, page }) => {
    await page.route(drawing, (route) => route.abort());
    await swapPage.open({ inputCurrency: 'MONEY', outputCurrency: 'BUSDC' });
    await expect(page.getByText('Failed to load price chart for this pair')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(drawing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('slider').locator('canvas').first()).toBeVisible();
    await expect(page.getByText('Failed to load price chart for this pair')).toHaveCount(0);
  });
});

test('SWAP opens with at most two batches and then one request a block', async ({ swapPage, stack, page }) => {
  const blockMs = blockSeconds * 1000;
  const calls = () => stack.proxies.reduce((sum, proxy) => sum + proxy.callCount('eth_call'), 0);
  const clear = () => {
    for (const proxy of stack.proxies) proxy.clearLog();
  };
  await page.clock.install();
  clear();
  const began = performance.now();
  await swapPage.open({ exactAmount: '1' });
  await expect(swapPage.amount('To')).not.toHaveValue('');
  // A busy machine opens slower, and each block's time is one request more.
  expect(calls()).toBeLessThanOrEqual(2 + Math.ceil((performance.now() - began) / blockMs));

  const untilRead = async (pass: () => Promise<void>) => {
    const isRead = page.waitForEvent('requestfinished', (request) => /eth_call/.test(request.postData() ?? ''));
    await pass();
    await isRead;
  };
  // From here on the page's time goes by as the test says.
  await untilRead(() => page.clock.pauseAt(Date.now() + 60_000));
  const passBlock = async () => {
    await stack.chain.mine();
    await untilRead(() => page.clock.runFor(blockMs));
  };
  // Names of those who traded are asked for once, a turn after another.
  await expect(async () => {
    clear();
    await passBlock();
    expect(calls()).toBe(1);
  }).toPass();
  clear();
  for (let block = 0; block < 3; block += 1) await passBlock();
  // The one that stood at the beginning may be read after it.
  expect(calls()).toBeLessThanOrEqual(4);
});
