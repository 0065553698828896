import { routerAbi } from '@besc/contracts/abi/router';
import { formatAmount, parseAmount } from '@besc/domain/shared/amount';
import { expect } from '@playwright/test';
import { decodeFunctionData, type Hex } from 'viem';
import { ChainReads } from './src/chain-reads';
import { deployToken } from './src/deploy-token';
import { test } from './src/stack-test';
import { movePrices } from './src/swap/move-prices';
import type { SwapPage } from './src/swap/swap-page';

const hashOf = async (swapPage: SwapPage) =>
  (await swapPage.dialog.getByTestId('transaction-hash').textContent()) as Hex;

test.describe('a swap on the chain', () => {
  test('SWAP-046 SWAP-099 exact in, native to token: the chain moves what the page said', async ({
    swapPage,
    wallet,
    stack,
  }) => {
    const chain = new ChainReads(stack);
    await swapPage.open();
    await swapPage.connect();
    const [native, busdc] = await Promise.all([
      chain.balance('BESC', wallet.account),
      chain.balance('BUSDC', wallet.account),
    ]);
    await swapPage.amount('From').fill('250');
    await expect(swapPage.amount('To')).not.toHaveValue('');
    await swapPage.swapAndConfirm();
    const receipt = await chain.receipt(await hashOf(swapPage));
    expect(receipt.status).toBe('success');
    const gained = (await chain.balance('BUSDC', wallet.account)) - busdc;
    expect(gained).toBe(chain.received(receipt.logs, { symbol: 'BUSDC', owner: wallet.account }));
    const spent = native - (await chain.balance('BESC', wallet.account));
    expect(spent).toBe(250n * 10n ** 18n + receipt.gasUsed * receipt.effectiveGasPrice);
    expect(receipt.effectiveGasPrice).toBe(1000n * 10n ** 9n);
  });

  test('APPR-08 APPR-10 SWAP-044 token to native needs Enable first and then pays out BESC', async ({
    swapPage,
    wallet,
    stack,
  }) => {
    const chain = new ChainReads(stack);
    await swapPage.open({ inputCurrency: 'MONEY', outputCurrency: 'BESC', exactAmount: '5', exactField: 'input' });
    await swapPage.connect();
    await expect(swapPage.swap).toBeDisabled();
    await swapPage.approve(swapPage.swap);
    expect(await chain.allowance('MONEY', wallet.account)).toBeGreaterThan(10n ** 40n);
    const before = await chain.balance('MONEY', wallet.account);
    await swapPage.swapAndConfirm();
    expect(before - (await chain.balance('MONEY', wallet.account))).toBe(5n * 10n ** 18n);
  });

  test('SWAP-013 exact out: exactly the wished amount arrives, at most the shown maximum leaves', async ({
    swapPage,
    wallet,
    stack,
  }) => {
    const chain = new ChainReads(stack);
    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'MONEY' });
    await swapPage.connect();
    await swapPage.amount('To').fill('12.5');
    await expect(swapPage.detail('Maximum sold')).toBeVisible();
    const before = await chain.balance('MONEY', wallet.account);
    await swapPage.swapAndConfirm();
    expect((await chain.balance('MONEY', wallet.account)) - before).toBe(125n * 10n ** 17n);
  });

  test('SWAP-012 the minimum shown is the minimum sent', async ({ swapPage, wallet }) => {
    await swapPage.open({ exactAmount: '100' });
    await swapPage.connect();
    const shown = await swapPage.detail('Minimum received').locator('dd').textContent();
    await swapPage.swapAndConfirm();
    const [{ params = [] } = {}] = wallet.calls('eth_sendTransaction').slice(-1);
    const { data } = params[0] as { data: Hex };
    const sent = decodeFunctionData({ abi: routerAbi, data }).args?.[0] as bigint;
    expect(shown?.replaceAll(',', '')).toBe(`${formatAmount(sent, 18, { meaning: 'held' })} BUSDC`);
  });

  test('SWAP-065 no dead end: the most that the pools pay, a pool that is not there yet, and a shared swap', async ({
    page,
    swapPage,
    wallet,
    stack,
  }) => {
    const chain = new ChainReads(stack);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await swapPage.open({ exactAmount: '9999999999', exactField: 'output' });
    await swapPage.connect();
    await expect(swapPage.main.getByText('Insufficient liquidity for this trade.')).toBeVisible();
    await swapPage.main.getByRole('button', { name: 'Use this amount' }).click();
    await expect(swapPage.swap).toBeEnabled();
    const wished = parseAmount(await swapPage.amount('To').inputValue(), 18);
    await swapPage.main.getByRole('button', { name: 'Share this swap' }).click();
    const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(shared.searchParams.get('exactAmount')).toBe(await swapPage.amount('To').inputValue());
    expect(shared.searchParams.get('exactField')).toBe('output');
    const before = await chain.balance('BUSDC', wallet.account);
    await swapPage.swapAndConfirm();
    expect((await chain.balance('BUSDC', wallet.account)) - before).toBe(wished);
    await expect(swapPage.dialog.getByTestId('estimate')).toBeVisible();
    const fresh = await deployToken(stack, { name: 'Fresh', symbol: 'FRSH' });
    await swapPage.open({ inputCurrency: fresh, outputCurrency: 'MONEY', exactAmount: '1' });
    await swapPage.importToken();
    await swapPage.main.getByRole('link', { name: 'Create this pool' }).click();
    await expect(page).toHaveURL(new RegExp(`/add/${fresh}/${chain.address('MONEY')}`));
  });

  test('SWAP-100 SWAP-101 wraps and unwraps one to one', async ({ swapPage, wallet, stack }) => {
    const chain = new ChainReads(stack);
    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'WBESC', exactAmount: '3' });
    await swapPage.connect();
    const before = await chain.balance('WBESC', wallet.account);
    await swapPage.page.getByRole('main').getByRole('button', { name: 'Wrap', exact: true }).click();
    await expect.poll(() => chain.balance('WBESC', wallet.account)).toBe(before + 3n * 10n ** 18n);
    await swapPage.page.getByRole('button', { name: 'Switch' }).first().click();
    await swapPage.amount('From').fill('1');
    await swapPage.page.getByRole('main').getByRole('button', { name: 'Unwrap', exact: true }).click();
    await expect.poll(() => chain.balance('WBESC', wallet.account)).toBe(before + 2n * 10n ** 18n);
  });

  test('SWAP-017 SWAP-094 two hops and three hops arrive, and the route is shown', async ({
    swapPage,
    wallet,
    stack,
  }) => {
    const chain = new ChainReads(stack);
    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'OLDG', exactAmount: '40' });
    await swapPage.acceptWarning('OLDG');
    await swapPage.connect();
    await expect(swapPage.detail('Route')).toContainText('BUSDC');
    const before = await chain.balance('OLDG', wallet.account);
    await swapPage.swapAndConfirm();
    const owned = await chain.balance('OLDG', wallet.account);
    expect(owned).toBeGreaterThan(before);
    await swapPage.closeDialog();

    const bernie = await chain.balance('Bernie', wallet.account);
    await swapPage.open({ inputCurrency: 'OLDG', outputCurrency: 'Bernie', exactAmount: '1' });
    await swapPage.acceptWarning('OLDG');
    await expect(swapPage.detail('Route')).toContainText(/OLDG.*BUSDC.*WBESC.*Bernie/);
    await swapPage.approve(swapPage.swap);
    await swapPage.swapAndConfirm();
    expect(await chain.balance('Bernie', wallet.account)).toBeGreaterThan(bernie);
  });

  test('SWAP-035 SWAP-097 a token that takes 10% of each transfer swaps by the fee-on-transfer method', async ({
    swapPage,
    wallet,
    stack,
  }) => {
    const chain = new ChainReads(stack);
    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'RFLX', exactAmount: '50' });
    await swapPage.acceptWarning('RFLX');
    await swapPage.connect();
    await swapPage.page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
    await swapPage.dialog.getByRole('textbox', { name: /slippage/i }).fill('15');
    await swapPage.closeDialog();
    const before = await chain.balance('RFLX', wallet.account);
    await swapPage.swapAndConfirm();
    expect(await chain.balance('RFLX', wallet.account)).toBeGreaterThan(before);
  });
});

test.describe('what can go wrong', () => {
  test('SWAP-102 a refusal in the wallet says so, and the swap can be tried again', async ({ swapPage, wallet }) => {
    await swapPage.open({ exactAmount: '10' });
    await swapPage.connect();
    wallet.rejectNext('eth_sendTransaction');
    await swapPage.swap.click();
    await swapPage.confirmSwap.click();
    await expect(swapPage.dialog.getByText('Transaction rejected.')).toBeVisible();
    await swapPage.dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(swapPage.swap).toBeEnabled();
    await swapPage.swapAndConfirm();
  });

  test('SWAP-048 SWAP-049 a price that moves during confirmation must be accepted', async ({ swapPage, stack }) => {
    await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'MONEY', exactAmount: '10' });
    await swapPage.connect();
    await swapPage.swap.click();
    await expect(swapPage.confirmSwap).toBeEnabled();
    // Whichever way the route leaves BESC, its first pair has moved.
    await movePrices(stack, { symbols: ['MONEY', 'BUSDC', 'WAGMI'], besc: '20000' });
    await expect(swapPage.dialog.getByText('Price Updated')).toBeVisible();
    await expect(swapPage.dialog.getByRole('button', { name: 'Accept the new price first' })).toBeDisabled();
    await swapPage.dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await swapPage.confirmSwap.click();
    await expect(swapPage.dialog.getByText('Swap confirmed')).toBeVisible();
  });

  test('TX-30 a reload while a transaction is pending loses nothing', async ({ swapPage, stack, page, wallet }) => {
    wallet.mines = false;
    await swapPage.open({ exactAmount: '10' });
    await swapPage.connect();
    await stack.chain.setIntervalMining(0);
    await swapPage.swap.click();
    await swapPage.confirmSwap.click();
    await expect(swapPage.dialog.getByText('Transaction Submitted')).toBeVisible();
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Recent Transactions' }).click();
    await expect(swapPage.dialog.locator('[data-outcome="pending"]')).toHaveCount(1);
    await stack.chain.mine(1);
    await stack.chain.setIntervalMining(3);
    await expect(swapPage.dialog.locator('[data-outcome="succeeded"]')).toHaveCount(1);
  });

  test('WALLET-07 WALLET-11 a wallet on another chain is asked to switch and, when it does not know ours, to add it', async ({
    swapPage,
    wallet,
    stack,
  }) => {
    await swapPage.open({ exactAmount: '10' });
    wallet.knownChains.clear();
    wallet.knownChains.add(1);
    wallet.chainId = 1;
    await swapPage.chooseWallet();
    await expect.poll(() => wallet.calls('wallet_addEthereumChain').length).toBeGreaterThan(0);
    const [request] = wallet.calls('wallet_addEthereumChain');
    expect(request?.params?.[0]).toMatchObject({
      chainId: `0x${stack.settings.chain.id.toString(16)}`,
      nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    });
    await expect(swapPage.swap).toBeEnabled();
  });

  test('the chain alone is enough when the index is down', async ({ swapPage, page }) => {
    // What the page's server answers while no index runs; to stop and start one takes half a minute of work.
    await page.route(/\/(?:graphql|health)$/, (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'UPSTREAM_DOWN' } } }),
    );
    await swapPage.open({ exactAmount: '10' });
    await swapPage.connect();
    await swapPage.swapAndConfirm();
  });

  test('CALL-14 a dead node is left for another', async ({ swapPage, stack }) => {
    await swapPage.open({ exactAmount: '10' });
    await swapPage.connect();
    stack.proxies[0]?.inject({ kind: 'down' });
    await swapPage.amount('From').fill('11');
    await swapPage.swapAndConfirm();
    stack.proxies[0]?.heal();
    stack.proxies[1]?.inject({ kind: 'down' });
    await swapPage.closeDialog();
    await swapPage.amount('From').fill('12');
    await swapPage.swapAndConfirm();
  });
});
