import { RequestError } from '@besc/sdk/shared/errors/request-error';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, custom } from 'viem';
import { expect, test, vi } from 'vitest';
import { approveStep } from '../approvals/approve-step';
import type { Step } from './action';
import { stepCalls } from './step-calls';

const account = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
/** A chain that must not be asked: what is refused here is refused before. */
const client = createClient({
  transport: custom({ request: () => Promise.reject(new Error('asked')) }, { retryCount: 0 }),
});
const reader = createBatchReader({ client, multicall: account });
const context = { account, settings: makeSettings(), client, reader, gasPrice: 1n, nonce: 0, deadlineSeconds: 1n };
const approval = { token: { address: account, symbol: 'TEST' }, spender: account, allowance: 'maximum' } as const;
const none: Step = {
  ...approveStep({ ...approval, amount: 1n }),
  calls: () => {
    throw new RequestError('APPROVE_SPENDER', 'no spender');
  },
};

test.each([
  ['APPR-18', approveStep({ ...approval, amount: 0n }), 'missing amount to approve'],
  ['APPR-19', none, 'no spender'],
])('%s what keeps an approval from being asked for is logged and told in its own words', async (_row, step, text) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(stepCalls(step, context)).rejects.toMatchObject({ failure: 'refused', told: { text } });
  expect(log).toHaveBeenCalledWith(text);
});
