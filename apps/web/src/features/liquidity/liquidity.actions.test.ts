import { fraction } from '@besc/domain/shared/fraction';
import { nativeCoin } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { giveToken } from '../../../test/lab-pairs';
import { testBusdc } from '../../../test/liquidity/make-add-facts';
import { say } from '../../../test/say';
import { testToken } from '../../../test/swap/make-quote';
import { drawnSupply, supplyAction, supplyRequest, supplySummary } from '../../blocks/supply/supply-action';
import { hasHash, isAttempting } from '../../blocks/transactions/run/run-phase';
import { runStep } from '../../blocks/transactions/run/run-step';
import { drawnRemoval, removeAction, removeRequest, removeSummary } from './liquidity.actions';

const whole = 10n ** 18n;
const account = checksumAddress('0x5555555555555555555555555555555555555555');
const context = { settings: makeSettings(), account, deadlineSeconds: 100n } as const;
const sides = { currencyA: nativeCoin(2372), currencyB: testBusdc, minimumA: 1n, minimumB: 2n, slippageBps: 50 };
const supply = {
  ...sides,
  amountA: 10n * whole,
  amountB: (12_345n * whole) / 10_000n,
  liquidity: whole,
  share: fraction(1n, 2n),
  isFirst: false,
  bPerA: undefined,
};
const removal = { ...sides, liquidity: whole, amountA: 10n * whole, amountB: whole / 3n };

test('LIQ-46 the summaries show 3 significant digits, and keep them all', () => {
  expect(say(supplySummary(supply))).toBe('Add 10 BESC and 1.24 BUSDC');
  expect(say(removeSummary(removal))).toBe('Remove 10 BESC and 0.333 BUSDC');
  expect(supplySummary(supply).amounts?.amountB).toMatchObject({ value: '1234500000000000000', decimals: 18 });
});

test('LIQ-63 the LP goes to the sender, within the limits that were shown', () => {
  expect(supplyRequest(supply, context)).toMatchObject({
    recipient: account,
    minimumA: 1n,
    minimumB: 2n,
    deadlineSeconds: 100n,
  });
});

test('OPEN-13 with a signature its own deadline counts', () => {
  const permit = { approveMax: false, v: 27, r: '0x01', s: '0x02' } as const;
  const signed = { pair: account, owner: account, liquidity: whole, deadlineSeconds: 77n, permit } as const;
  expect(removeRequest(removal, context, signed).deadlineSeconds).toBe(77n);
  expect(removeRequest(removal, context, undefined).deadlineSeconds).toBe(100n);
});

test.each([
  ['the coin beside a token', { currencyA: nativeCoin(2372), currencyB: testBusdc }],
  ['a token beside the coin', { currencyA: testBusdc, currencyB: nativeCoin(2372) }],
  ['two tokens', { currencyA: testToken, currencyB: testBusdc }],
])('what is reviewed of %s is what the bytes of the call say', (_what, currencies) => {
  const [supplied, removed] = [
    { ...supply, ...currencies },
    { ...removal, ...currencies },
  ];
  const { settings } = context;
  const [{ drawn: [add] = [] } = {}] = supplyAction(supplied, { settings }).steps;
  const [{ drawn: [remove] = [] } = {}] = removeAction(removed, { settings }).steps;
  expect([drawnSupply(supplied, add), drawnRemoval(removed, remove)]).toEqual([supplied, removed]);
  const other = (one: typeof add) => one && { ...one, figures: one.figures.map((each) => ({ ...each, value: 7n })) };
  const least = { minimumA: 7n, minimumB: 7n };
  expect(drawnSupply(supplied, other(add))).toMatchObject({ amountA: 7n, amountB: 7n, ...least });
  expect(drawnRemoval(removed, other(remove))).toMatchObject({ liquidity: 7n, ...least });
});

test('LIQ-44 LIQ-48 LIQ-51 attempting lasts until the hash; a refusal has none', () => {
  expect(isAttempting({ kind: 'signing', step: 0, summary: { text: '' } })).toBe(true);
  expect(isAttempting({ kind: 'sent', step: 0, hash: '0x01' })).toBe(false);
  expect(hasHash({ kind: 'sent', step: 0, hash: '0x01' })).toBe(true);
  expect(hasHash({ kind: 'failed', step: 0, failure: 'reverted', message: { text: '' } })).toBe(true);
  expect(hasHash({ kind: 'failed', step: 0, failure: 'rejected', message: { text: '' } })).toBe(false);
  expect(isAttempting({ kind: 'failed', step: 0, failure: 'rejected', message: { text: '' } })).toBe(false);
});

test('LIQ-45 LIQ-63 LIQ-64 LIQ-65 gas is estimated first; the estimate with its margin and the gas price are sent', async () => {
  const lab = await FaultLab.start({ hasLiquidity: false });
  try {
    const [busdc, money] = [lab.token('BUSDC'), lab.token('MONEY')];
    for (const token of [busdc, money]) {
      await giveToken(lab, [token, 1000n * whole]);
      await lab.approve(token.address);
    }
    const asked: string[] = [];
    const estimates: bigint[] = [];
    const sent: { gas: string; gasPrice: string; to: string; value: string; from: string }[] = [];
    const request = async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
      asked.push(method);
      const answer = await lab.chain.rpc.request(method, Array.isArray(params) ? params : []);
      if (method === 'eth_estimateGas') estimates.push(BigInt(String(answer)));
      return answer;
    };
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
    const { provider } = lab.wallet({
      eth_sendTransaction: async ({ params }) => {
        asked.push('eth_sendTransaction');
        const [call] = Array.isArray(params) ? params : [];
        sent.push(call);
        return await lab.chain.send(call);
      },
    });
    const ofNative = { ...supply, currencyB: busdc };
    for (const quote of [ofNative, { ...ofNative, currencyA: money }]) {
      const [step] = supplyAction(quote, { settings: lab.settings }).steps;
      if (!step) throw new Error('Nothing to send');
      const context = { ...(await lab.context()), client };
      await runStep({ step, context, provider, isGivenUp: () => false, onPhase: () => undefined });
    }
    expect(asked.filter((method) => /estimateGas|sendTransaction/.test(method))).toEqual([
      ...['eth_estimateGas', 'eth_sendTransaction'],
      ...['eth_estimateGas', 'eth_sendTransaction'],
    ]);
    const call = { from: lab.account, gasPrice: `0x${lab.chain.gasPrice.toString(16)}`, to: lab.router };
    expect(sent).toMatchObject([
      { ...call, value: '0x8ac7230489e80000' },
      { ...call, value: '0x0' },
    ]);
    expect(sent.map(({ gas }) => BigInt(gas))).toEqual(estimates.map((gas) => gas + gas / 10n + 50_000n));
  } finally {
    await lab.chain.stop();
  }
});
