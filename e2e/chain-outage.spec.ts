import { expect, type Response } from '@playwright/test';
import { LiquidityPage } from './src/liquidity/liquidity-page';
import { test } from './src/stack-test';

const silence = 'The chain isn’t responding right now.';

const isChainRead = (answer: Response) => answer.request().postData()?.includes('eth_call') === true;

test('every screen says that the chain does not answer, from when its facts are, and when it is back', async ({
  page,
  stack,
  swapPage,
}) => {
  const screen = new LiquidityPage(page, stack);
  for (const path of ['/swap?exactAmount=10', '/add/BESC/{BUSDC}', '/remove/BESC/{BUSDC}']) {
    const isRead = page.waitForResponse(isChainRead);
    await screen.open(path);
    // A page that is slow to ask would otherwise count as idle before it has read anything.
    await isRead;
    if (path.startsWith('/swap')) await expect(swapPage.amount('To')).not.toHaveValue('');
    await page.waitForLoadState('networkidle');
    // Idle can be between two requests; what is read with the next block comes after all that the page opened with.
    await page.waitForResponse(isChainRead);
    for (const proxy of stack.proxies) proxy.inject({ kind: 'down' });
    const notice = screen.main.getByText(silence);
    await expect(notice, path).toContainText('Showing data as of');
    // Pressed before the nodes are back: from then on the next block may take the button away before it is pressed.
    await screen.main.getByRole('button', { name: 'Try again' }).click();
    for (const proxy of stack.proxies) proxy.heal();
    await expect(notice, path).toHaveCount(0);
  }
});

test('a page that opens while no node answers says that nothing can be read', async ({ page, stack }) => {
  const screen = new LiquidityPage(page, stack);
  for (const proxy of stack.proxies) proxy.inject({ kind: 'down' });
  for (const path of ['/swap', '/add/BESC/{BUSDC}', '/liquidity']) {
    await page.goto(new URL(screen.path(path), stack.webUrl).href);
    await expect(screen.main.getByText(silence), path).toBeVisible();
  }
});

test('nothing is signed on stale facts: the swap button says that the chain does not answer', async ({
  stack,
  swapPage,
}) => {
  await swapPage.open({ exactAmount: '10' });
  await swapPage.connect();
  await expect(swapPage.swap).toBeEnabled();
  for (const proxy of stack.proxies) proxy.inject({ kind: 'down' });
  const main = swapPage.page.getByRole('main');
  await expect(main.getByRole('button', { name: 'The chain isn’t responding' })).toBeDisabled();
  await expect(swapPage.swap).toHaveCount(0);
  for (const proxy of stack.proxies) proxy.heal();
  await expect(swapPage.swap).toBeEnabled();
});
