import { routerAbi } from '@besc/contracts/abi/router';
import { expect } from '@playwright/test';
import { decodeFunctionData, type Hex } from 'viem';
import { ChainReads } from './src/chain-reads';
import { deployToken } from './src/deploy-token';
import { LiquidityPage } from './src/liquidity/liquidity-page';
import type { ScriptedWallet } from './src/scripted-wallet';
import { test } from './src/stack-test';

const one = 10n ** 18n;

function lastCall(wallet: ScriptedWallet) {
  const [{ params = [] } = {}] = wallet.calls('eth_sendTransaction').slice(-1);
  const { data, value } = params[0] as { data: Hex; value: Hex };
  return { ...decodeFunctionData({ abi: routerAbi, data }), value: BigInt(value) };
}

test.describe('liquidity on the chain', () => {
  test('LIQ-42 LIQ-46 LIQ-64 LIQ-31 adds native and token, lists the position, and removes it by signature', async ({
    page,
    stack,
    wallet,
  }) => {
    const chain = new ChainReads(stack);
    const screen = new LiquidityPage(page, stack);
    await screen.open('/add/BESC/{BUSDC}');
    await expect(page).toHaveTitle(/^Add Liquidity/);
    await screen.connect();
    await expect(screen.button('Enter an amount')).toBeVisible();
    await screen.amount('a').fill('100');
    await expect(screen.amount('b')).not.toHaveValue('');
    await screen.approve(screen.button('Supply'));
    await screen.button('Supply').click();
    await expect(screen.dialog.getByRole('heading', { name: 'You will receive' })).toBeVisible();

    wallet.rejectNext('eth_sendTransaction');
    await screen.dialog.getByRole('button', { name: 'Confirm Supply' }).click();
    await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(2);
    await expect(screen.dialog.getByRole('button', { name: 'Confirm Supply' })).toBeEnabled();
    await expect(screen.dialog.getByRole('alert')).toHaveCount(0);

    await screen.dialog.getByRole('button', { name: 'Confirm Supply' }).click();
    await screen.finish();
    const call = lastCall(wallet);
    expect([call.functionName, call.value]).toEqual(['addLiquidityETH', 100n * one]);
    await expect(screen.amount('a')).toHaveValue('');
    await expect(screen.main.getByText('LP tokens in your wallet')).toBeVisible();

    await screen.open('/pool');
    await expect(page).toHaveURL(/\/liquidity$/);
    await screen.main.getByRole('button', { name: /^Details (?:BESC.BUSDC|BUSDC.BESC)$/ }).click();
    // The row is still opening: what is pressed may have moved on when the press ends.
    await expect(async () => {
      const remove = screen.main.getByRole('link', { name: 'Remove' });
      if (await remove.isVisible()) await remove.click({ timeout: 5_000 });
      await expect(page).toHaveTitle(/^Remove Liquidity/, { timeout: 5_000 });
    }).toPass();

    await screen.button('50%').click();
    const before = await chain.balance('BUSDC', wallet.account);
    await screen.button('Enable').click();
    await expect(screen.button('Remove')).toBeEnabled();
    expect(wallet.calls('eth_signTypedData_v4')).toHaveLength(1);
    await screen.button('Remove').click();
    await screen.dialog.getByRole('button', { name: 'Confirm' }).click();
    await screen.finish();
    expect(lastCall(wallet).functionName).toBe('removeLiquidityETHWithPermit');
    expect(await chain.balance('BUSDC', wallet.account)).toBeGreaterThan(before);

    await screen.main.getByRole('link', { name: 'Receive WBESC' }).click();
    await screen.button('Max').click();
    // No signature at all, a byte short of one: an approval is asked for instead, which can be refused.
    const sent = wallet.calls('eth_sendTransaction').length;
    wallet.onNext('eth_signTypedData_v4', () => ({ result: `0x${'11'.repeat(64)}` }));
    wallet.rejectNext('eth_sendTransaction');
    await screen.button('Enable').click();
    await expect.poll(() => wallet.calls('eth_sendTransaction').length).toBe(sent + 1);
    await expect(screen.button('Enable')).toBeEnabled();
    await expect(screen.button('Remove')).toBeDisabled();
    // A signature the pair does not take: it is found out at once, and an approval is asked for instead.
    wallet.onNext('eth_signTypedData_v4', () => ({ result: `0x${'11'.repeat(64)}1b` }));
    await screen.button('Enable').click();
    await expect(screen.button('Remove')).toBeEnabled();
    const wrapped = await chain.balance('WBESC', wallet.account);
    await screen.button('Remove').click();
    await screen.dialog.getByRole('button', { name: 'Confirm' }).click();
    await screen.finish();
    expect(lastCall(wallet).functionName).toBe('removeLiquidity');
    expect(await chain.balance('WBESC', wallet.account)).toBeGreaterThan(wrapped);
    await expect(screen.button('You have no liquidity in this pool')).toBeVisible();
  });

  test('LIQ-21 LIQ-55 LIQ-59 LIQ-63 the first provider of a new pair sets its price', async ({
    page,
    stack,
    wallet,
  }) => {
    const screen = new LiquidityPage(page, stack);
    await screen.open('/find');
    await expect(page).toHaveTitle(/^Import Pool/);
    await screen.open('/add/{MONEY}/{HENNY}');
    await expect(screen.main.getByText('You are the first liquidity provider.')).toBeVisible();
    await screen.connect();
    await screen.amount('a').fill('4');
    await screen.amount('b').fill('2');
    await expect(screen.amount('a')).toHaveValue('4');
    await expect(screen.main.getByText('100%')).toBeVisible();
    await screen.approve(screen.button('Supply'));
    await screen.button('Supply').click();
    await expect(screen.dialog.getByRole('heading', { name: 'You are creating a pool' })).toBeVisible();
    await screen.dialog.getByRole('button', { name: 'Create Pool & Supply' }).click();
    await screen.finish();
    const { functionName, args } = lastCall(wallet);
    expect(functionName).toBe('addLiquidity');
    expect(args?.slice(2, 6)).toEqual([4n * one, 2n * 10n ** 9n, 4n * one, 2n * 10n ** 9n]);
    await screen.amount('a').fill('1');
    await expect(screen.amount('b')).toHaveValue('0.5');
  });
});

test.describe('find and addresses', () => {
  test('LIQ-43 SET-05 SET-14 in expert mode Supply goes straight to the wallet', async ({ page, stack, wallet }) => {
    const screen = new LiquidityPage(page, stack);
    await screen.open('/add/BESC/{MONEY}');
    await screen.button('Settings').click();
    await screen.dialog.getByRole('switch', { name: 'Expert mode' }).click();
    await screen.dialog.getByRole('textbox', { name: /confirm/ }).fill('confirm');
    await screen.dialog.getByRole('button', { name: 'Turn On Expert Mode' }).click();
    await screen.dialog.getByRole('button', { name: 'Close' }).last().click();
    await screen.connect();
    await screen.amount('b').fill('3');
    await screen.approve(screen.button('Supply'));
    await screen.button('Supply').click();
    await expect(screen.amount('b')).toHaveValue('');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(lastCall(wallet).functionName).toBe('addLiquidityETH');
    await expect(screen.main.getByText('LP tokens in your wallet')).toBeVisible();
  });

  test('LIQ-24 LIQ-26 an unsupported token cannot be supplied, an unknown one is imported first', async ({
    page,
    stack,
    wallet: _,
  }) => {
    const screen = new LiquidityPage(page, stack);
    const money = screen.path('{MONEY}');
    await page.route('**/settings.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), unsupportedTokens: [money] } });
    });
    await screen.open('/add/BESC/{MONEY}');
    await expect(screen.button('Unsupported Asset')).toBeVisible();
    await screen.button('Read more about unsupported assets').click();
    await expect(screen.dialog.getByText(/unable to allow trading for legal reasons/)).toBeVisible();
    await screen.dialog.getByRole('button', { name: 'Close' }).last().click();

    const unknown = await deployToken(stack, { name: 'Stranger', symbol: 'STRANGE' });
    await screen.open(`/add/BESC/${unknown}`);
    await expect(screen.dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await screen.dialog.getByRole('checkbox', { name: 'I understand' }).click();
    await screen.dialog.getByRole('button', { name: 'Import' }).click();
    await expect(screen.main.getByRole('button', { name: /^Second token: STRANGE/ })).toBeVisible();
    await expect(screen.main.getByText('You are the first liquidity provider.')).toBeVisible();
  });

  test('OPEN-13 LIQ-25 find says what there is of a pool', async ({ page, stack, wallet: _ }) => {
    const screen = new LiquidityPage(page, stack);
    await screen.open('/find');
    await expect(screen.main.getByText('Select a token to find your liquidity.')).toBeVisible();
    await screen.pick('Second token', 'WBESC');
    await expect(screen.main.getByText('Invalid pair.')).toBeVisible();
    await screen.pick('Second token', 'Bernie');
    await screen.connect();
    await expect(screen.main.getByText('You don’t have liquidity in this pool yet.')).toBeVisible();
    await screen.pick('First token', 'HENNY');
    await screen.pick('Second token', 'WAGMI');
    await expect(screen.main.getByText('No pool found.')).toBeVisible();
    await expect(screen.main.getByRole('link', { name: 'Create pool' })).toBeVisible();
  });

  test('ROUTE-41 ROUTE-46..50 the redirects', async ({ page, stack }) => {
    const screen = new LiquidityPage(page, stack);
    for (const [from, to] of [
      ['/pool', '/liquidity'],
      ['/add/BESC-{BUSDC}', '/add/BESC/{BUSDC}'],
      ['/add/{MONEY}-{BUSDC}', '/add/{MONEY}/{BUSDC}'],
      ['/add/{BUSDC}/{BUSDC}', '/add/{BUSDC}'],
      ['/remove/{MONEY}-{BUSDC}', '/remove/{MONEY}/{BUSDC}'],
      ['/remove/{MONEY}', '/liquidity'],
      ['/remove/BESC-{MONEY}', '/liquidity'],
      ['/create/BESC/{BUSDC}', '/create/BESC/{BUSDC}'],
    ] as const) {
      await screen.open(from);
      await expect.poll(() => new URL(page.url()).pathname).toBe(screen.path(to));
    }
  });

  test('LIQ-13 LIQ-15 LIQ-19 picking leads to the addresses of the documents', async ({ page, stack }) => {
    const screen = new LiquidityPage(page, stack);
    const at = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(screen.path(path));
    await screen.open('/add');
    await screen.pick('Second token', 'BUSDC');
    await at('/add/{WBESC}/{BUSDC}');
    await screen.pick('First token', 'BUSDC');
    await at('/add/{BUSDC}/{WBESC}');
    await screen.open('/add');
    await screen.pick('First token', 'MONEY');
    await at('/add/{MONEY}');
  });
});
