import { makeSettings } from '@besc/wire/test/make-settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRecord } from '../../../../test/make-record';
import { checkWallet } from './check-wallet';

const settings = makeSettings();
const account = makeRecord().from;
const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x944',
  eth_accounts: [account],
  eth_getBlockByNumber: { hash: settings.chain.genesisHash },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wallet that leaves one question without an answer. */
const silentAt = (silent: string) => ({
  request: async ({ method }: { method: string }): Promise<unknown> =>
    method === silent ? new Promise(() => undefined) : answers[method],
  on: () => undefined,
  removeListener: () => undefined,
});

test.each(['eth_chainId', 'eth_accounts'])('a wallet that lost the question %s ends the run', async (method) => {
  const checked = checkWallet(silentAt(method), { account, settings });
  const ended = expect(checked).rejects.toMatchObject({
    failure: 'failed',
    told: { text: 'Your wallet is locked or no longer connected to this page.' },
  });
  await vi.advanceTimersByTimeAsync(8_000);
  await ended;
});

test('a wallet whose own node does not tell the first block holds nothing up', async () => {
  const ended = expect(checkWallet(silentAt('eth_getBlockByNumber'), { account, settings })).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(8_000);
  await ended;
});
