import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { act, screen, waitFor, within } from '@testing-library/react';
import { encodeFunctionData, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { wbescToken } from '../../src/blocks/chain/wbesc-token';
import { preferencesStore } from '../../src/blocks/preferences/preferences-store';
import { highSlippageStore } from '../../src/blocks/slippage/high-slippage-store';
import { walletOverlay } from '../../src/blocks/wallet/wallet-overlay';
import { FaultLab } from '../fault-lab';
import { fillPair, giveToken, pairOf } from '../lab-pairs';
import { labScreens } from '../lab-screens';
import type { Opening } from '../open-screen';

const whole = 10n ** 18n;

/**
 * The screens of liquidity on a chain with 1000 BESC to 4000 BUSDC (the account holds a tenth) and no other pool;
 * the account has 1000 of each of them, of MONEY and of HENNY, which no list knows, and has approved nothing. Routes lead
 * over BESC and BUSDC alone. `more` is put there as well. `node` is the way to the chain: whether it answers, and what it
 * was asked.
 */
export function liquidityScreens(more: (lab: FaultLab) => Promise<void> = async () => {}) {
  let lab: FaultLab;
  let page: Awaited<ReturnType<typeof open>>;
  const node = { isSilent: false, isSlow: false, asked: [] as string[] };
  beforeAll(async () => {
    lab = await FaultLab.start({ hasLiquidity: false });
    const [wbesc, busdc] = [lab.token('WBESC'), lab.token('BUSDC')];
    for (const token of [wbesc, busdc, lab.token('MONEY'), lab.token('HENNY')]) {
      await giveToken(lab, [token, 1000n * 10n ** BigInt(token.decimals)]);
    }
    const pair = await fillPair(lab, [wbesc, 1000n * whole], [busdc, 4000n * whole]);
    await giveToken(lab, [{ address: pair }, 200n * whole]);
    await more(lab);
    await lab.chain.setBalance(lab.account, 1000n * whole);
    await lab.keep();
  });
  afterAll(() => lab?.chain.stop());
  const open = labScreens(() => lab);
  beforeEach(() => {
    Object.assign(node, { isSilent: false, isSlow: false, asked: [] });
    preferencesStore.setState({}, true);
    highSlippageStore.setState(highSlippageStore.getInitialState(), true);
    walletOverlay.close();
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (String(request[0]).startsWith(lab.chain.rpcUrl)) {
        while (node.isSlow) await new Promise((resolve) => setTimeout(resolve, 5));
        if (node.isSilent) throw new TypeError('No answer');
        node.asked.push(String(request[1]?.body));
      }
      return await ask(...request);
    });
  });
  return {
    lab: () => lab,
    node,
    at: (symbol: string) => lab.token(symbol).address,
    /** The pair of BESC and BUSDC. */
    pair: () => pairOf(lab, lab.token('WBESC').address, lab.token('BUSDC').address),
    async open(address: string, { settings, ...opening }: Opening = {}) {
      const bases = ['WBESC', 'BUSDC'].map((symbol) => lab.token(symbol).address);
      const routing = { ...lab.settings.routing, bases };
      page = await open(address, { ...opening, settings: { routing, ...settings } });
      return page;
    },
    /** Changes the network of the connected wallet. */
    moveWallet: (walletChainId: number) => act(() => page.wallet.moveTo(walletChainId)),
    /** What was sent is known to be in a block. */
    confirmed: () => waitFor(() => expect(lab.records()).toMatchObject([{ receipt: { status: 1 } }])),
    /** What stands on the screen itself, without the page's header and footer. */
    main: () => within(screen.getByRole('main')),
  };
}

/** The coin or a token, and how much of it. */
type Side = readonly [currency: Currency, amount: bigint];

/** The account supplies exactly this, and holds the LP. Answers the pair. */
export async function supply(lab: FaultLab, a: Side, b: Side): Promise<Address> {
  const wbesc = wbescToken(lab.settings);
  for (const [currency] of [a, b]) if (currency.kind === 'token') await lab.approve(currency.address);
  const { to, data, value } = encodeCall(
    addLiquidityCall({
      router: lab.router,
      wbesc,
      recipient: lab.account,
      deadlineSeconds: 4_000_000_000n,
      currencyA: a[0],
      amountA: a[1],
      minimumA: 1n,
      currencyB: b[0],
      amountB: b[1],
      minimumB: 1n,
    }),
  );
  await mustSend(lab, { to, data, value: toHex(value) });
  const [tokenA, tokenB] = [a[0], b[0]].map((currency) => (currency.kind === 'token' ? currency : wbesc).address);
  if (tokenA === undefined || tokenB === undefined) throw new Error('A pair has two sides');
  return pairOf(lab, tokenA, tokenB);
}

/** The account gives this much of a token to somebody. */
export async function giveAway(lab: FaultLab, token: Pick<Token, 'address'>, amount: bigint, to = lab.stranger) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
  await mustSend(lab, { to: token.address, data });
}

/** Sends for the account; throws what fails in its block. */
export async function mustSend(lab: FaultLab, fields: { to: Address; data: Hex; value?: Hex }): Promise<void> {
  const hash = await lab.send({ gas: toHex(6_000_000), ...fields });
  const receipt = await lab.chain.rpc.request<{ status: string }>('eth_getTransactionReceipt', [hash]);
  if (receipt.status !== '0x1') throw new Error(`A transaction to ${fields.to} failed`);
}

/** The coin of a lab's chain. */
export const coinOf = (lab: FaultLab): Currency => nativeCoin(lab.settings.chain.id);
