import { addressOf } from '@besc/contracts/deploy/address-of';
import { fraction } from '@besc/domain/shared/fraction';
import { nativeCoin } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { testBusdc } from '../../../test/liquidity/make-add-facts';
import { makeChainDouble } from '../../../test/make-chain-double';
import { say } from '../../blocks/language/translator';
import { hasHash, isAttempting } from '../../blocks/transactions/run-phase';
import { runStep } from '../../blocks/transactions/run-step';
import type { StepContext } from '../../blocks/transactions/step-context';
import { removeRequest, removeSummary, supplyAction, supplyRequest, supplySummary } from './liquidity.actions';

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

test('LIQ-44 LIQ-48 LIQ-51 attempting lasts until the hash; a refusal has none', () => {
  expect(isAttempting({ kind: 'signing', step: 0, summary: { text: '' } })).toBe(true);
  expect(isAttempting({ kind: 'sent', step: 0, hash: '0x01' })).toBe(false);
  expect(hasHash({ kind: 'sent', step: 0, hash: '0x01' })).toBe(true);
  expect(hasHash({ kind: 'failed', step: 0, failure: 'reverted', message: { text: '' } })).toBe(true);
  expect(hasHash({ kind: 'failed', step: 0, failure: 'rejected', message: { text: '' } })).toBe(false);
  expect(isAttempting({ kind: 'failed', step: 0, failure: 'rejected', message: { text: '' } })).toBe(false);
});

test('LIQ-45 LIQ-63 LIQ-64 LIQ-65 gas is estimated first; the estimate with its margin and the gas price are sent', async () => {
  const { settings } = context;
  const asked: string[] = [];
  const sent: unknown[] = [];
  const client = createClient({
    transport: custom(
      {
        request: async ({ method }: { method: string }) => {
          asked.push(method);
          return '0x186a0';
        },
      },
      { retryCount: 0 },
    ),
  });
  const provider = {
    on: () => undefined,
    removeListener: () => undefined,
    async request({ method, params }: { method: string; params?: unknown }) {
      asked.push(method);
      if (method === 'eth_chainId') return '0x944';
      if (method === 'eth_accounts') return [account];
      if (method === 'eth_getBlockByNumber') return { hash: settings.chain.genesisHash };
      sent.push(...(params as unknown[]));
      return `0x${'ab'.repeat(32)}`;
    },
  };
  const { reader } = makeChainDouble(settings).chain;
  const own: StepContext = { ...context, client, reader, gasPrice: 5n, nonce: 0, deadlineSeconds: 2_000_000_000n };
  const [busdc, money] = [settings.tokens.busdc, settings.tokens.money].map((token) => ({ ...testBusdc, ...token }));
  if (!busdc || !money) throw new Error('Two tokens are needed');
  const ofNative = { ...supply, currencyB: busdc };
  for (const quote of [ofNative, { ...ofNative, currencyA: money }]) {
    const [step] = supplyAction(quote, { settings }).steps;
    if (!step) throw new Error('Nothing to send');
    await runStep({ step, context: own, provider, onPhase: () => undefined });
  }
  expect(asked.indexOf('eth_estimateGas')).toBeLessThan(asked.indexOf('eth_sendTransaction'));
  const call = { gas: '0x27100', gasPrice: '0x5', to: addressOf(settings, 'swap', 'router') };
  expect(sent).toMatchObject([
    { ...call, value: '0x8ac7230489e80000' },
    { ...call, value: '0x0' },
  ]);
});
