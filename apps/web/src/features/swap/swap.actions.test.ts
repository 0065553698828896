import { addressOf } from '@besc/contracts/deploy/address-of';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { swapCalls } from '@besc/sdk/swap/swap-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, custom } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import { say } from '../../../test/say';
import { makeQuote, testBusdc, testToken, testWbesc } from '../../../test/swap/make-quote';
import { approveAction } from '../../blocks/transactions/approvals/approve-action';
import { runStep } from '../../blocks/transactions/run/run-step';
import { drawnSwap, swapAction, swapRequest, swapSummary, wrapAction } from './swap.actions';
import { swapQuote } from './swap-quote';

const whole = 10n ** 18n;
const account = checksumAddress('0x5555555555555555555555555555555555555555');
const friend = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const wbesc = { ...testToken, address: testWbesc, symbol: 'WBESC' } as const;
const settings = makeSettings();

describe('swap actions', () => {
  test('TX-29 the summary shows 3 significant digits and names another recipient in full', () => {
    expect(say(swapSummary(makeQuote()))).toBe('Swap 10 BESC for 0.997 BUSDC');
    const amountIn = 10n ** 19n + 1n;
    expect(say(swapSummary(makeQuote({ amountIn })))).toBe('Swap 10.1 BESC for 0.997 BUSDC');
    expect(swapSummary(makeQuote({ amountIn })).amounts?.amountIn).toMatchObject({ value: String(amountIn) });
    expect(swapSummary(makeQuote({ recipient: friend })).values).toMatchObject({ recipient: friend });
  });

  test('the output goes to the sender unless somebody else is named', () => {
    const context = { settings, account, deadlineSeconds: 1n } as const;
    expect(swapRequest(makeQuote(), context).recipient).toBe(account);
    expect(swapRequest(makeQuote({ recipient: friend }), context).recipient).toBe(friend);
  });

  test('APPR-10 the approval is recorded with its token and spender', () => {
    const [step] = approveAction({ token: testToken, spender: account, amount: 5n, allowance: 'maximum' }).steps;
    expect(step?.approval).toEqual({ tokenAddress: testBusdc, spender: account });
  });

  test.each([
    [
      'SWAP-105 a revert without a reason',
      { code: 3, message: 'execution reverted', data: '0x' },
      { parts: { reason: { text: 'Unknown error, check the logs' } } },
    ],
    [
      'SWAP-106 a node that does not estimate',
      { code: -32005, message: 'limit exceeded' },
      { text: 'Unexpected issue with estimating the gas. Please try again.' },
    ],
  ])('%s is told in the words of the documents, and the logs know more', async (_name, error, message) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = createClient({
      transport: custom(
        { request: () => Promise.reject(Object.assign(new Error(error.message), error)) },
        { retryCount: 0 },
      ),
    });
    const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
    const [step] = swapAction(makeQuote({ wbesc: addressOf(settings, 'tokens', 'wbesc') }), { settings }).steps;
    if (step === undefined) throw new Error('Nothing to send');
    const context = { account, settings, client, reader, gasPrice: 1n, nonce: 0, deadlineSeconds: 1n } as const;
    const answers: Record<string, unknown> = { eth_chainId: '0x944', eth_accounts: [account] };
    const provider = {
      on: () => undefined,
      removeListener: () => undefined,
      request: async ({ method }: { method: string }) => answers[method],
    };
    const running = runStep({ step, context, provider, isGivenUp: () => false, onPhase: () => undefined });
    await expect(running).rejects.toMatchObject({ failure: 'refused', told: message });
    expect(log).toHaveBeenCalledWith(
      'The transaction could not be sent.',
      expect.objectContaining({ kind: expect.any(String) }),
      swapCalls(swapRequest(makeQuote({ wbesc: addressOf(settings, 'tokens', 'wbesc') }), context)),
    );
  });

  test('what is reviewed is what the bytes of the call say, whichever way it goes', () => {
    const quote = makeQuote({ wbesc: addressOf(settings, 'tokens', 'wbesc') });
    const exactOut = { ...quote.trade, kind: 'exactOut', path: quote.trade.path.toReversed() } as const;
    const ways = [
      { ...quote, recipient: friend },
      { ...quote, isMeasured: true },
      swapQuote({ ...quote, trade: exactOut, input: testToken, output: quote.input, recipient: undefined }),
    ];
    for (const way of ways) {
      const [drawn] = swapAction(way, { settings }).steps[0]?.drawn ?? [];
      expect(drawnSwap(way, drawn)).toEqual(way);
      const other = drawn && { ...drawn, figures: drawn.figures.map((one) => ({ ...one, value: 7n })) };
      expect(drawnSwap(way, other)).toMatchObject({ maximumIn: 7n, minimumOut: 7n });
    }
  });

  test('SWAP-100 SWAP-101 wrap deposits native value, unwrap withdraws the amount', () => {
    expect(say(wrapAction({ kind: 'wrap', wbesc, amount: whole }).summary)).toBe('Wrap 1 BESC to WBESC');
    expect(wrapAction({ kind: 'unwrap', wbesc, amount: whole }).summary.text).toBe('Unwrap %amount% WBESC to BESC');
  });
});
