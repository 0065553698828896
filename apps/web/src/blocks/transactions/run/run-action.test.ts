// @vitest-environment happy-dom

import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Chain, startChain } from '@besc/localnet/chain';
import { RequestError } from '@besc/sdk/shared/errors/request-error';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { createClient, type Hex, http } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually';
import type { WalletProvider } from '../../wallet/wallet-provider';
import { checkTransaction } from '../life/check-transaction';
import { resolveRequest } from '../life/resolve-request';
import { keptRequests } from '../records/kept-requests-store';
import { openRequests } from '../records/request-store';
import type { StepContext } from '../records/step-context';
import { transactionOutcome } from '../records/transaction-outcome';
import { recordOf } from '../records/transaction-records';
import { transactionStore } from '../records/transaction-store';
import type { Action } from '../steps/action';
import type { RunState } from '../steps/run-state';
import { stepOf } from '../steps/step-of';
import { runAction } from './run-action';

let chain: Chain;
let settings = makeSettings();
const queryClient = new QueryClient();
/** An address without code takes any call, which is all these tests need of a token. */
const token = checksumAddress(`0x${'77'.repeat(20)}`);
let account = token;
const spender = checksumAddress(`0x${'88'.repeat(20)}`);

beforeAll(async () => {
  chain = await startChain();
  const first = await chain.rpc.request<{ hash: Hex }>('eth_getBlockByNumber', ['0x0', false]);
  settings = { ...settings, chain: { ...settings.chain, genesisHash: first.hash, rpcUrls: [chain.rpcUrl] } };
  account = chain.accounts[0]?.address ?? token;
});
afterAll(() => chain?.stop());

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  transactionStore.setState({ records: {} });
  keptRequests.setState({ text: '[]' });
  await chain.setAutomine(true);
});

/** The node's own accounts as a wallet, with some answers replaced. */
function wallet(answers: Record<string, (call: { params?: unknown }) => unknown> = {}) {
  const calls: string[] = [];
  const provider: WalletProvider = {
    request: async (call) => {
      calls.push(call.method);
      const answer = answers[call.method];
      if (answer !== undefined) return answer(call);
      return chain.rpc.request(call.method, Array.isArray(call.params) ? call.params : []);
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  return { provider, calls };
}

async function makeContext(): Promise<StepContext> {
  const client = createClient({ transport: http(chain.rpcUrl) });
  const nonce = Number(await chain.rpc.request<string>('eth_getTransactionCount', [account, 'pending']));
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  // No contract stands on this chain, so the newest block is not learnt from reads.
  const head = BigInt(await chain.blockNumber());
  vi.spyOn(reader.blocks, 'current').mockReturnValue(head);
  return { account, settings, client, reader, gasPrice: chain.gasPrice, nonce, deadlineSeconds: 2_000_000_000n };
}

const approval = (amount: bigint, to = token) => approveCall(to, spender, amount);
const call = approval(5n);
const summary = { text: 'Approve %symbol%', values: { symbol: 'TEST' } };
const step = stepOf({ kind: 'approve', summary, approval: { tokenAddress: token, spender }, calls: () => [call] });
const action: Action = { summary, steps: [step], refresh: [] };

/** Runs and follows like the app does, block by block. */
async function run(options: { action?: Action; provider: WalletProvider; isGivenUp?: () => boolean }) {
  const told: RunState[] = [];
  let isFollowing = true;
  const following = (async () => {
    while (isFollowing) {
      await follow();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  })();
  const end = await runAction({
    action: options.action ?? action,
    provider: options.provider,
    makeContext,
    onState: (state) => told.push(state),
    isGivenUp: options.isGivenUp ?? (() => false),
  });
  isFollowing = false;
  await following;
  return { end, told, states: told.map(({ kind }) => kind) };
}

async function follow(): Promise<void> {
  const { client, reader } = await makeContext();
  const blockNumber = await chain.blockNumber();
  for (const request of openRequests()) await resolveRequest({ client }, request, blockNumber);
  await Promise.all(
    Object.values(transactionStore.getState().records[2372] ?? {}).map((record) =>
      checkTransaction({ chain: { settings, client, reader }, queryClient, record, blockNumber }),
    ),
  );
}

const records = () => Object.values(transactionStore.getState().records[2372] ?? {});

test('check, simulate, sign, send, record, confirm', async () => {
  const { end, states } = await run({ provider: wallet().provider });
  expect(states).toEqual(['checking', 'checking', 'simulating', 'signing', 'sent', 'confirmed']);
  expect(end).toMatchObject({ kind: 'confirmed', hash: expect.stringMatching(/^0x/) });
  expect(records()).toMatchObject([
    { from: account, summary, approval: { tokenAddress: token, spender }, receipt: { status: 1 } },
  ]);
});

test('APPR-14 SWAP-099 it is sent with a gas limit, the legacy gas price and the chain id', async () => {
  let sent: unknown;
  const { provider } = wallet({
    eth_sendTransaction: (call) => {
      sent = Array.isArray(call.params) ? call.params[0] : undefined;
      return chain.rpc.request('eth_sendTransaction', [sent]);
    },
  });
  await run({ provider });
  expect(sent).toEqual({
    from: account,
    to: token,
    data: encodeCall(call).data,
    value: '0x0',
    gas: expect.stringMatching(/^0x[1-9a-f]/),
    gasPrice: '0xe8d4a51000',
    chainId: '0x944',
  });
});

test('SWAP-102 a rejection (4001) ends it as rejected, and nothing is recorded', async () => {
  const { provider } = wallet({
    eth_sendTransaction: () => {
      throw Object.assign(new Error('User rejected'), { code: 4001 });
    },
  });
  const { end } = await run({ provider });
  expect(end).toMatchObject({ kind: 'failed', failure: 'rejected', message: { text: 'Transaction rejected.' } });
  expect(records()).toEqual([]);
});

test.each([undefined, null, '', '0x12', {}, ['0x']])(
  'TX-09 an answer without a hash is an error: %j',
  async (answer) => {
    const running = run({ provider: wallet({ eth_sendTransaction: () => answer }).provider });
    await eventually(() => expect(openRequests()[0]?.doubtedBlock).toBeDefined());
    await chain.mine(41);
    const { end } = await running;
    expect(end).toMatchObject({ kind: 'failed', message: { text: 'No transaction hash found.' } });
    expect(records()).toEqual([]);
  },
);

test('what was shown and what would be signed must agree, else the wallet is never asked', async () => {
  const { provider, calls } = wallet();
  const { drawn } = stepOf({ summary, calls: () => [approval(6n)] });
  for (const tampered of [{ drawn }, { drawn: [] }, { calls: () => [approval(6n)] }]) {
    const { end } = await run({ provider, action: { ...action, steps: [{ ...step, ...tampered }] } });
    expect(end).toMatchObject({ kind: 'failed', failure: 'refused' });
  }
  expect(calls).not.toContain('eth_sendTransaction');
});

test.each([
  ['another chain', { eth_chainId: () => '0x1' }, 'Your wallet is on another network.'],
  ['another account', { eth_accounts: () => [spender] }, 'The account in your wallet has changed.'],
  ['no account (locked)', { eth_accounts: () => [] }, 'Your wallet is locked or no longer connected to this page.'],
  [
    'H1 another chain with the same id',
    { eth_getBlockByNumber: () => ({ hash: `0x${'ee'.repeat(32)}` }) },
    'Your wallet is on another network that uses the same id.',
  ],
])('a wallet on %s is not asked to sign', async (_what, answers, text) => {
  const { provider, calls } = wallet(answers);
  expect((await run({ provider })).end).toMatchObject({ kind: 'failed', failure: 'failed', message: { text } });
  expect(calls).not.toContain('eth_sendTransaction');
});

test('SWAP-104 APPR-20 what the chain would refuse is told before the wallet opens', async () => {
  const { provider, calls } = wallet();
  // Init code that is called reverts without a reason.
  await chain.rpc.request('anvil_setCode', [spender, '0x60006000fd']);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { end } = await run({
    provider,
    action: { ...action, steps: [{ ...step, calls: () => [approval(5n, spender)] }] },
  });
  expect(log).toHaveBeenCalledWith(
    'Failed to approve token',
    { kind: 'reverted', reason: undefined },
    expect.any(Array),
  );
  expect(end).toMatchObject({
    kind: 'failed',
    failure: 'refused',
    message: { text: 'The transaction cannot succeed due to error: %reason%.' },
  });
  expect(calls).not.toContain('eth_sendTransaction');
  await chain.rpc.request('anvil_setCode', [spender, '0x']);
});

test('SWAP-108 a call that cannot be made is told in its own words, and the wallet is not asked', async () => {
  const { provider, calls } = wallet();
  const impossible = async () => Promise.reject(new RequestError('SWAP_RECIPIENT', 'Invalid recipient'));
  const { end } = await run({ provider, action: { ...action, steps: [{ ...step, calls: impossible }] } });
  expect(end).toMatchObject({ kind: 'failed', failure: 'refused', message: { text: 'Invalid recipient' } });
  expect(calls).not.toContain('eth_sendTransaction');
});

test('a step with nothing to do is passed over, and a run that was given up asks for nothing more', async () => {
  const { provider, calls } = wallet();
  const done: Action = { ...action, steps: [{ ...step, calls: () => [] }] };
  expect((await run({ provider, action: done })).end).toEqual({ kind: 'confirmed', hash: undefined });
  expect((await run({ provider, isGivenUp: () => true })).end).toEqual({ kind: 'idle' });
  expect(calls).not.toContain('eth_sendTransaction');
});

test('the second step waits for the first to be confirmed', async () => {
  const { end, told } = await run({ provider: wallet().provider, action: { ...action, steps: [step, step] } });
  expect(end.kind).toBe('confirmed');
  const sent = told.flatMap((state) => (state.kind === 'sent' ? [state.isMoreToCome] : []));
  expect(sent).toEqual([true, undefined]);
  const [first = 0, second] = records()
    .map(({ nonce }) => nonce)
    .sort((one, other) => one - other);
  expect(second).toBe(first + 1);
});

test('a transaction that the chain reverts is a failure, never a success', async () => {
  const { provider } = wallet({
    eth_sendTransaction: async (call) => {
      await chain.rpc.request('anvil_setCode', [token, '0x60006000fd']);
      return chain.rpc.request('eth_sendTransaction', Array.isArray(call.params) ? call.params : []);
    },
  });
  const { end } = await run({ provider });
  expect(end).toMatchObject({ kind: 'failed', failure: 'reverted', hash: records()[0]?.hash });
  expect(records().map(transactionOutcome)).toEqual(['failed']);
  await chain.rpc.request('anvil_setCode', [token, '0x']);
});

test('G8 a reorganisation that removes a confirmed transaction makes it pending again', async () => {
  await run({ provider: wallet().provider });
  const [record] = records();
  expect(record && transactionOutcome(record)).toBe('succeeded');
  await chain.setAutomine(false);
  await chain.reorg({ depth: 1 });
  await follow();
  expect(records().map(transactionOutcome)).not.toContain('succeeded');
});

test('OPEN-36 a cancelled transaction has failed, a sped-up one goes on under its new hash', async () => {
  await chain.setAutomine(false);
  const send = async (fields: object) => chain.rpc.request<Hex>('eth_sendTransaction', [fields]);
  for (const kind of ['cancelled', 'sped-up'] as const) {
    transactionStore.setState({ records: {} });
    localStorage.clear();
    const running = run({ provider: wallet().provider });
    await eventually(() => expect(records()[0]?.lastCheckedBlockNumber).toBeDefined());
    expect(records()).toHaveLength(1);
    const nonce = `0x${(records()[0]?.nonce ?? 0).toString(16)}`;
    const price = { nonce, gas: '0x186a0', gasPrice: '0x1d1a94a2000' };
    const replacement =
      kind === 'cancelled'
        ? { from: account, to: account, value: '0x0', ...price }
        : { from: account, to: token, data: encodeCall(call).data, value: '0x0', ...price };
    const hash = await send(replacement);
    await chain.mine(1);
    const { end } = await running;
    expect(end.kind).toBe(kind === 'cancelled' ? 'failed' : 'confirmed');
    const record = recordOf(transactionStore.getState().records, { chainId: 2372, hash });
    expect(record === undefined).toBe(kind === 'cancelled');
    expect(records().map(transactionOutcome)).toEqual([kind === 'cancelled' ? 'failed' : 'succeeded']);
  }
});
