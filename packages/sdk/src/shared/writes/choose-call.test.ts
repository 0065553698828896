import { addressOf } from '@besc/contracts/deploy/address-of';
import { waitForReceipt } from '@besc/contracts/deploy/wait-for-receipt';
import type { Token } from '@besc/domain/shared/token';
import { nativeCoin } from '@besc/domain/shared/token';
import { bestTradeExactIn } from '@besc/domain/swap/best-trade';
import { createWalletClient, defineChain, http } from 'viem';
import { getBlock, sendTransaction } from 'viem/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain, readerOf } from '../../../test/deployed-chain';
import { addNativeLiquidity, farDeadline } from '../../../test/pairs';
import { readPairs } from '../../swap/read-pairs';
import { swapCalls } from '../../swap/swap-calls';
import { unwrapCall, wrapCall } from '../../swap/wrap-calls';
import { chooseCall } from './choose-call';
import type { ContractCall } from './contract-call';
import { encodeCall } from './encode-call';

const one = 10n ** 18n;
let deployed: DeployedChain;

beforeAll(async () => {
  deployed = await makeDeployedChain();
});

afterAll(async () => {
  await deployed?.chain.stop();
});

function token(symbol: string): Token {
  const entry = deployed.deployment.tokens.find((candidate) => candidate.symbol === symbol);
  if (entry === undefined) throw new Error(`No ${symbol}`);
  return { ...entry, kind: 'token', chainId: 2372 };
}

test('SWAP-096 the gas limit holds when the pair was traded in the block the estimate is made on', async () => {
  const { chain, client, deployment } = deployed;
  const account = chain.accounts[0];
  if (account === undefined) throw new Error('No account');
  const [wbesc, busdc] = [token('WBESC'), token('BUSDC')];
  const reader = readerOf({ client, deployment });
  // The pair's very first writes: what the estimate lacks is never more.
  await addNativeLiquidity(deployed, { token: busdc.address, tokens: 100n * one, native: 1000n * one });
  const tokens: [typeof wbesc.address, typeof busdc.address][] = [[wbesc.address, busdc.address]];
  const pairs = await readPairs({ reader, factory: addressOf(deployment, 'swap', 'factory'), tokens });
  const trade = bestTradeExactIn({
    pairs,
    tokenIn: wbesc.address,
    tokenOut: busdc.address,
    amountIn: one,
    maxHops: 1,
  });
  if (trade === undefined) throw new Error('No route');
  const request = {
    router: addressOf(deployment, 'swap', 'router'),
    wbesc,
    trade,
    input: nativeCoin(2372),
    output: busdc,
    slippageBps: 50,
    recipient: account.address,
    deadlineSeconds: farDeadline,
    isMeasured: false,
  };
  const choice = await chooseCall({ client, account: account.address, calls: swapCalls(request) });
  if (choice.kind !== 'ready') throw new Error(choice.kind);

  const { timestamp } = await getBlock(client);
  await chain.setNextTimestamp(Number(timestamp) + 3);
  const rpcUrls = { default: { http: [chain.rpcUrl] } };
  const viemChain = defineChain({ id: 2372, name: 'BESC', nativeCurrency: nativeCoin(2372), rpcUrls });
  const wallet = createWalletClient({ account, chain: viemChain, transport: http(chain.rpcUrl) });
  const fees = { type: 'legacy', gasPrice: chain.gasPrice, gas: choice.gasLimit } as const;
  const hash = await sendTransaction(wallet, { ...encodeCall(choice.call), ...fees });
  expect((await waitForReceipt(client, { hash })).status).toBe('success');
  reader.close();
});

test('the first that works is chosen, unless it needs another that does not; else the reason is told', async () => {
  const { client, deployment, chain } = deployed;
  const account = chain.accounts[4]?.address;
  if (account === undefined) throw new Error('No account');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const works = [wrapCall({ wbesc, amount: 1n }), wrapCall({ wbesc, amount: 2n })] as const;
  const fails = unwrapCall({ wbesc, amount: 1n });
  const choose = (...calls: ContractCall[]) => chooseCall({ client, account, calls });
  expect(await choose(...works)).toMatchObject({ kind: 'ready', call: { value: 1n } });
  expect(await choose(fails, works[1])).toMatchObject({ kind: 'ready', call: { value: 2n } });
  expect(await choose(works[0], fails)).toMatchObject({ kind: 'ready', call: { value: 1n } });
  const needing = (onlyIf: ContractCall) => ({ ...works[0], onlyIf });
  expect(await choose(needing(works[1]), works[1])).toMatchObject({ kind: 'ready', call: { value: 1n } });
  expect(await choose(needing(fails), works[1], fails)).toMatchObject({ kind: 'ready', call: { value: 2n } });
  expect(await choose(needing(fails), fails)).toEqual({ kind: 'reverted', reason: 'ERC20InsufficientBalance' });
});

test('OPEN-56 a node that gives no estimate: the limit a call names itself, for a call that works', async () => {
  const { client, deployment, chain } = deployed;
  const account = chain.accounts[4]?.address;
  if (account === undefined) throw new Error('No account');
  const silent = makeClient(chain.rpcUrl);
  const request = silent.request.bind(silent);
  silent.request = (async (asked: { method: string }) => {
    if (asked.method === 'eth_estimateGas') throw new Error('not today');
    return await request(asked as never);
  }) as typeof silent.request;
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const works = { ...wrapCall({ wbesc, amount: 1n }), gasWithoutEstimate: 200_000n };
  const fails = { ...unwrapCall({ wbesc, amount: 1n }), gasWithoutEstimate: 200_000n };
  const choose = (by: typeof client, call: ContractCall) => chooseCall({ client: by, account, calls: [call] });
  expect(await choose(silent, works)).toEqual({ kind: 'ready', call: works, gasLimit: 200_000n });
  expect(await choose(silent, fails)).toEqual({ kind: 'reverted', reason: 'ERC20InsufficientBalance' });
  expect(await choose(client, works)).not.toMatchObject({ gasLimit: 200_000n });
});

test('SWAP-104 why a call reverts is told before what its gas would cost', async () => {
  const { deployment, chain } = deployed;
  const account = chain.accounts[4]?.address;
  if (account === undefined) throw new Error('No account');
  const node = makeClient(chain.rpcUrl);
  const request = node.request.bind(node);
  let estimate: string | undefined;
  // As geth does: with a price and no limit, all the gas that a call may use must be paid for.
  node.request = (async (asked: { method: string; params: [{ gasPrice?: string }] }) => {
    const { method, params } = asked;
    if (method === 'eth_call' && params[0].gasPrice !== undefined) {
      throw new Error('insufficient funds for gas * price + value');
    }
    if (method === 'eth_estimateGas' && estimate !== undefined) throw new Error(estimate);
    return await request(asked as never);
  }) as typeof node.request;
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const choose = (call: ContractCall) => chooseCall({ client: node, account, calls: [call], gasPrice: chain.gasPrice });
  expect(await choose(unwrapCall({ wbesc, amount: 1n }))).toEqual({
    kind: 'reverted',
    reason: 'ERC20InsufficientBalance',
  });
  const works = { ...wrapCall({ wbesc, amount: 1n }), gasWithoutEstimate: 200_000n };
  for (estimate of ['insufficient funds for gas * price + value', 'gas required exceeds allowance (1000)']) {
    expect(await choose(works)).toEqual({ kind: 'reverted', reason: 'insufficient funds' });
  }
});
