// @vitest-environment happy-dom

import { erc20Abi } from '@besc/contracts/abi/erc20';
import { pairAbi } from '@besc/contracts/abi/pair';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { fraction } from '@besc/domain/shared/fraction';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { parsePermitSignature, permitTypedData } from '@besc/sdk/liquidity/permit';
import { formatTransactionReceipt, type Log, parseEventLogs, type RpcTransactionReceipt } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { expectDialog } from '../../../test/fault-runs';
import { say } from '../../../test/say';
import { toldToast } from '../../../test/told-toast';
import { walletFaults } from '../../../test/wallet-faults';
import type { Message } from '../../blocks/language/message';
import { supplyAction } from '../../blocks/supply/supply-action';
import { toastQueue } from '../../blocks/toast/toast-queue';
import type { Action } from '../../blocks/transactions/steps/action';
import { removeAction } from './liquidity.actions';
import type { SignedRemoval } from './signed-removal';

const whole = 10n ** 18n;
const deadlineSeconds = 4_000_000_000n;
let lab: FaultLab;

beforeAll(async () => {
  lab = await FaultLab.start();
  for (const symbol of ['BUSDC', 'MONEY', 'RFLX', 'OLDG']) await lab.approve(lab.token(symbol).address);
  for (const [a, b] of held) {
    const { end } = await lab.run(supply(currency(a), currency(b)), lab.wallet().provider);
    expect(end.kind).toBe('confirmed');
  }
  for (const [a, b] of [
    ['OLDG', 'BUSDC'],
    ['MONEY', 'WBESC'],
    ['RFLX', 'WBESC'],
  ] as const) {
    await lab.approve(lab.exchange.pair(a, b).address);
  }
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
});

/** Pools in which the account holds something: approved by transaction, and not at all. */
const held = [
  ['OLDG', 'BUSDC'],
  ['MONEY', 'BESC'],
  ['RFLX', 'BESC'],
  ['MONEY', 'BUSDC'],
  ['BUSDC', 'BESC'],
] as const;

function currency(symbol: string): Currency {
  return symbol === 'BESC' ? nativeCoin(2372) : lab.token(symbol);
}

function supply(currencyA: Currency, currencyB: Currency): Action {
  const quote = {
    currencyA,
    currencyB,
    amountA: whole,
    amountB: whole,
    minimumA: 1n,
    minimumB: 1n,
    liquidity: 1n,
    slippageBps: 50,
    share: fraction(1n, 2n),
    isFirst: false,
    bPerA: undefined,
  };
  return supplyAction(quote, { settings: lab.settings });
}

function remove(a: string, b: string, signed?: SignedRemoval): Action {
  const liquidity = 10n ** 12n;
  const sides = { currencyA: currency(a), currencyB: currency(b), minimumA: 1n, minimumB: 1n };
  const quote = { ...sides, liquidity, amountA: 5n, amountB: 5n, slippageBps: 50 };
  return removeAction(quote, { settings: lab.settings, signed });
}

async function permitted(a: string, b: string): Promise<Action> {
  const pair = lab.exchange.pair(a === 'BESC' ? 'WBESC' : a, b === 'BESC' ? 'WBESC' : b).address;
  const liquidity = 10n ** 12n;
  const reader = lab.reader();
  const nonce = await reader.read({ address: pair, abi: pairAbi, functionName: 'nonces', args: [lab.account] });
  const { settings, account: owner } = lab;
  const message = permitTypedData({
    pair,
    owner,
    value: liquidity,
    nonce,
    deadlineSeconds,
    chainId: settings.chain.id,
    spender: addressOf(settings, 'swap', 'router'),
  });
  const parts = parsePermitSignature(await lab.chain.rpc.request('eth_signTypedData_v4', [owner, message]));
  if (parts === undefined) throw new Error('The node signed nothing');
  return remove(a, b, { pair, owner, liquidity, deadlineSeconds, permit: { approveMax: false, ...parts } });
}

const writes: Readonly<Record<string, () => Promise<Action>>> = {
  'add two tokens': async () => supply(currency('MONEY'), currency('BUSDC')),
  'add BESC and a token': async () => supply(currency('BESC'), currency('BUSDC')),
  'create a pool': async () => supply(currency('OLDG'), currency('MONEY')),
  'remove by approval': async () => remove('OLDG', 'BUSDC'),
  'remove as BESC by approval': async () => remove('MONEY', 'BESC'),
  'remove a token with a fee as BESC': async () => remove('RFLX', 'BESC'),
  'remove by signature': () => permitted('MONEY', 'BUSDC'),
  'remove as BESC by signature': () => permitted('BUSDC', 'BESC'),
};

const sidesOf: Readonly<Record<string, readonly [string, string]>> = {
  'add two tokens': ['MONEY', 'BUSDC'],
  'add BESC and a token': ['BESC', 'BUSDC'],
  'create a pool': ['OLDG', 'MONEY'],
  'remove by approval': ['OLDG', 'BUSDC'],
  'remove as BESC by approval': ['MONEY', 'BESC'],
  'remove a token with a fee as BESC': ['RFLX', 'BESC'],
  'remove by signature': ['MONEY', 'BUSDC'],
  'remove as BESC by signature': ['BUSDC', 'BESC'],
};

/** What the receipt says was moved of a currency between the account, or for the coin the router, and the pair. */
function movedIn(logs: readonly Log[], moved: Currency, way: 'in' | 'out'): bigint {
  const isCoin = moved.kind === 'native';
  const address = isCoin ? lab.token('WBESC').address : moved.address;
  const own = parseEventLogs({ abi: [...erc20Abi, ...wbescAbi], logs: [...logs] }).filter(
    (log) => log.address.toLowerCase() === address.toLowerCase(),
  );
  return own.reduce((sum, { eventName, args }) => {
    if (isCoin && eventName === (way === 'in' ? 'Withdrawal' : 'Deposit'))
      return sum + (args as { amount: bigint }).amount;
    if (isCoin || eventName !== 'Transfer') return sum;
    const { from, to, value } = args as { from: string; to: string; value: bigint };
    return (way === 'in' ? to : from) === lab.account ? sum + value : sum;
  }, 0n);
}

test.each(Object.entries(writes))('%s: what is told is what the receipt says was moved', async (name, makeAction) => {
  const shown = vi.spyOn(toastQueue, 'show').mockClear();
  const action = await makeAction();
  const { summary } = action;
  const { end } = await lab.run(action, lab.wallet().provider);
  if (end.kind !== 'confirmed' || end.hash === undefined) throw new Error(end.kind);
  const receipt = await lab.chain.rpc.request<RpcTransactionReceipt>('eth_getTransactionReceipt', [end.hash]);
  const { logs } = formatTransactionReceipt(receipt);
  const [a, b] = sidesOf[name] ?? [];
  const way = name.startsWith('remove') ? 'in' : 'out';
  const told = [a, b].map((side) => String(movedIn(logs, currency(side ?? ''), way)));
  expect(told).not.toContain('0');
  const values = ({ amounts }: Message = summary) =>
    [amounts?.amountA, amounts?.amountB].map((amount) => typeof amount === 'object' && amount.value);
  // What is signed was an estimate; of a removal, here, one that was far off.
  if (way === 'in') expect(values()).toEqual(['5', '5']);
  expect(values(lab.records()[0]?.summary)).toEqual(told);
  expect(values(end.summary)).toEqual(told);
  const said = shown.mock.calls.map(([toast]) => toldToast(toast).title);
  expect(said).toContain(say(lab.records()[0]?.summary ?? summary));
});

/** All faults are met in `wallet-faults.test.ts`; of a write there is left what only it has: its calls and figures. */
test.each(Object.entries(writes))(
  'G8 %s is sent and found again when the wallet gives no hash',
  async (_write, makeAction) => {
    await walletFaults['sent, then an internal error (-32603)']({ lab, action: await makeAction() });
    expect(lab.records()).toHaveLength(1);
    await expectDialog(lab);
  },
);
