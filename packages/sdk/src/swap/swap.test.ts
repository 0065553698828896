import { factoryAbi } from '@besc/contracts/abi/factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import { nativeCoin } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { bestTradeExactIn, bestTradeExactOut } from '@besc/domain/swap/best-trade';
import { minimumReceived } from '@besc/domain/swap/slippage';
import type { Trade } from '@besc/domain/swap/trade';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { parseEther } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../test/deployed-chain';
import { maximumAllowance } from '../../test/maximum-allowance';
import { addNativeLiquidity, addTokenLiquidity, balanceOf, farDeadline } from '../../test/pairs';
import { type BatchReader, createBatchReader } from '../shared/reads/batch-reader';
import { pairAddress } from '../shared/reads/pair-address';
import { chooseCall } from '../shared/writes/choose-call';
import { readPairs } from './read-pairs';
import { simulateArrival } from './simulate-arrival';
import { swapCalls } from './swap-calls';
import type { SwapRequest } from './swap-request';
import { unwrapCall, wrapCall } from './wrap-calls';

const recipient = checksumAddress(`0x${'99'.repeat(20)}`);
const native = nativeCoin(2372);
let deployed: DeployedChain;
const factory = () => addressOf(deployed.deployment, 'swap', 'factory');
const multicall = () => addressOf(deployed.deployment, 'shared', 'multicall');
let reader: BatchReader;
let account: Address;
let tokens: Record<'WBESC' | 'BUSDC' | 'MONEY' | 'HENNY' | 'RFLX', Token>;

beforeAll(async () => {
  deployed = await makeDeployedChain();
  account = deployed.chain.accounts[0]?.address ?? recipient;
  reader = createBatchReader({ client: deployed.client, multicall: multicall() });
  const token = (symbol: string): Token => {
    const entry = deployed.deployment.tokens.find((candidate) => candidate.symbol === symbol);
    if (entry === undefined) throw new Error(`No ${symbol}`);
    const { address, decimals, name } = entry;
    return { kind: 'token', chainId: 2372, address, decimals, symbol, name };
  };
  tokens = {
    WBESC: token('WBESC'),
    BUSDC: token('BUSDC'),
    MONEY: token('MONEY'),
    HENNY: token('HENNY'),
    RFLX: token('RFLX'),
  };
  const one = 10n ** 18n;
  await addNativeLiquidity(deployed, { token: tokens.BUSDC.address, tokens: 100n * one, native: 1000n * one });
  await addNativeLiquidity(deployed, { token: tokens.RFLX.address, tokens: 1000n * one, native: 100n * one });
  await addTokenLiquidity(deployed, {
    tokenA: tokens.BUSDC.address,
    tokenB: tokens.MONEY.address,
    amountA: 90n * one,
    amountB: 200n * one,
  });
  await deployed.send(maximumAllowance(tokens.WBESC.address, addressOf(deployed.deployment, 'swap', 'router')));
});

afterAll(async () => {
  reader?.close();
  await deployed?.chain.stop();
});

async function trade(kind: Trade['kind'], input: Currency, output: Currency, amount: bigint): Promise<Trade> {
  const { WBESC, BUSDC, MONEY, RFLX } = tokens;
  const all = [WBESC, BUSDC, MONEY, RFLX].map(({ address }) => address);
  const combinations = all.flatMap((a) => all.map((b): [Address, Address] => [a, b]));
  const pairs = await readPairs({
    reader,
    factory: factory(),
    tokens: combinations,
  });
  const search = {
    pairs,
    tokenIn: wrapped(input, WBESC).address,
    tokenOut: wrapped(output, WBESC).address,
    maxHops: 3,
  } as const;
  const found =
    kind === 'exactIn'
      ? bestTradeExactIn({ ...search, amountIn: amount })
      : bestTradeExactOut({ ...search, amountOut: amount });
  if (found === undefined) throw new Error('No route');
  return found;
}

async function makeRequest(
  kind: Trade['kind'],
  input: Currency,
  output: Currency,
  amount: bigint,
): Promise<SwapRequest> {
  return {
    router: addressOf(deployed.deployment, 'swap', 'router'),
    wbesc: tokens.WBESC,
    trade: await trade(kind, input, output, amount),
    input,
    output,
    slippageBps: 50,
    recipient,
    deadlineSeconds: farDeadline,
    isMeasured: false,
  };
}

const chosen = (request: SwapRequest, { from = account, client = deployed.client } = {}) =>
  chooseCall({ client, account: from, calls: swapCalls(request) });

function plainCall(request: SwapRequest) {
  const [call] = swapCalls(request);
  if (call === undefined) throw new Error('No call');
  return call;
}

async function amountHeld(currency: Currency, owner: Address): Promise<bigint> {
  if (currency.kind === 'token') return await balanceOf(deployed, currency.address, owner);
  return await getBalance(deployed.client, { address: owner });
}

describe('pairAddress and readPairs', () => {
  test('computes the addresses the factory has given, in either order', async () => {
    for (const { address, token0, token1 } of deployed.deployment.pairs) {
      expect(pairAddress({ factory: factory(), tokenA: token0, tokenB: token1 })).toBe(address);
      expect(pairAddress({ factory: factory(), tokenA: token1, tokenB: token0 })).toBe(address);
      const args = [token0, token1] as const;
      expect(
        await readContract(deployed.client, { address: factory(), abi: factoryAbi, functionName: 'getPair', args }),
      ).toBe(address);
    }
  });

  test('CALL-10 pairs that do not exist and twins are left out', async () => {
    const { BUSDC, WBESC } = tokens;
    const stranger = checksumAddress(`0x${'77'.repeat(20)}`);
    const pairs = await readPairs({
      reader,
      factory: factory(),
      tokens: [
        [BUSDC.address, WBESC.address],
        [WBESC.address, BUSDC.address],
        [BUSDC.address, stranger],
        [BUSDC.address, BUSDC.address],
      ],
    });
    expect(pairs).toHaveLength(1);
    expect([pairs[0]?.reserve0, pairs[0]?.reserve1].sort()).toEqual([parseEther('100'), parseEther('1000')].sort());
  });

  test('an unreachable chain is an error, not "no pairs"', async () => {
    const lost = createBatchReader({ client: makeClient('http://127.0.0.1:9'), multicall: recipient });
    const [pair] = deployed.deployment.pairs;
    if (pair === undefined) throw new Error('No pairs');
    const reading = readPairs({
      reader: lost,
      factory: factory(),
      tokens: [[pair.token0, pair.token1]],
    });
    await expect(reading).rejects.toMatchObject({ code: 'READ_FAILED' });
    lost.close();
  });
});

describe('swapCalls on the chain', () => {
  const cases: [Trade['kind'], () => Currency, () => Currency, string][] = [
    ['exactIn', () => native, () => tokens.BUSDC, 'swapExactETHForTokens'],
    ['exactIn', () => tokens.BUSDC, () => native, 'swapExactTokensForETH'],
    ['exactIn', () => tokens.BUSDC, () => tokens.MONEY, 'swapExactTokensForTokens'],
    ['exactIn', () => native, () => tokens.MONEY, 'swapExactETHForTokens'],
    ['exactIn', () => tokens.RFLX, () => tokens.BUSDC, 'swapExactTokensForTokensSupportingFeeOnTransferTokens'],
    ['exactIn', () => tokens.RFLX, () => native, 'swapExactTokensForETHSupportingFeeOnTransferTokens'],
    ['exactOut', () => native, () => tokens.BUSDC, 'swapETHForExactTokens'],
    ['exactOut', () => tokens.MONEY, () => native, 'swapTokensForExactETH'],
    ['exactOut', () => tokens.MONEY, () => tokens.BUSDC, 'swapTokensForExactTokens'],
  ];

  test.each(cases)('SWAP-096 SWAP-097 SWAP-099 %s works as estimated', async (kind, getInput, getOutput, method) => {
    const [input, output] = [getInput(), getOutput()];
    const request = {
      ...(await makeRequest(kind, input, output, parseEther('0.5'))),
      slippageBps: method.includes('Fee') ? 2500 : 50,
    };
    const choice = await chosen(request);
    if (choice.kind !== 'ready') throw new Error(`Not ready: ${JSON.stringify(choice, String)}`);
    expect(choice.call.functionName).toBe(method);
    const before = await amountHeld(output, recipient);
    await deployed.send(choice.call);
    const received = (await amountHeld(output, recipient)) - before;
    if (kind === 'exactOut') expect(received).toBe(request.trade.amountOut);
    else if (method.includes('Fee'))
      expect(received).toBeGreaterThanOrEqual(minimumReceived(request.trade.amountOut, 2500));
    else expect(received).toBe(request.trade.amountOut);
  });

  test('SWAP-104 a swap that cannot succeed says why, in the words of the contract', async () => {
    const request = await makeRequest('exactIn', native, tokens.BUSDC, parseEther('1'));
    const late = { ...request, deadlineSeconds: 1n };
    expect(await chosen(late)).toEqual({
      kind: 'reverted',
      reason: 'BescRouter: EXPIRED',
    });
    const greedy = { ...request, trade: { ...request.trade, amountOut: request.trade.amountOut * 2n } };
    expect(await chosen(greedy)).toEqual({
      kind: 'reverted',
      reason: 'BescRouter: INSUFFICIENT_OUTPUT_AMOUNT',
    });
  });

  test('a token that takes a tax on the way out is refused while less than the minimum would arrive', async () => {
    const request = await makeRequest('exactIn', native, tokens.RFLX, parseEther('0.1'));
    const { client } = deployed;
    expect(await chosen(request)).toEqual({
      kind: 'reverted',
      reason: 'BescRouter: INSUFFICIENT_OUTPUT_AMOUNT',
    });
    const choice = await chosen({ ...request, slippageBps: 1200 });
    if (choice.kind !== 'ready') throw new Error('Not ready');
    const arrival = { client, account, multicall: multicall(), call: choice.call, recipient };
    const arrives = await simulateArrival({ ...arrival, currency: tokens.RFLX });
    // The pools pay ten parts, the token keeps one.
    expect(Number(arrives) / Number(request.trade.amountOut)).toBeCloseTo(0.9, 6);
    await deployed.send(choice.call);
    expect(await amountHeld(tokens.RFLX, recipient)).toBe(arrives);
    expect(arrives).toBeGreaterThanOrEqual(minimumReceived(request.trade.amountOut, 1200));
  });

  test('the simulation says what arrives of the native coin too; what is refused or cannot be asked is unknown', async () => {
    const { client } = deployed;
    const amount = parseEther('1');
    const request = await makeRequest('exactIn', tokens.WBESC, tokens.BUSDC, amount);
    const toNative = { ...(await makeRequest('exactIn', tokens.BUSDC, native, amount)), recipient: account };
    await deployed.send(maximumAllowance(tokens.BUSDC.address, request.router));
    const arrival = { client, account, multicall: multicall(), currency: native, recipient: account } as const;
    const call = plainCall(toNative);
    // To the sender as well: a simulation takes no fee for gas.
    expect(await simulateArrival({ ...arrival, call })).toBe(toNative.trade.amountOut);
    const late = plainCall({ ...toNative, deadlineSeconds: 1n });
    expect(await simulateArrival({ ...arrival, call: late })).toBeUndefined();
    const dead = makeClient('http://127.0.0.1:9');
    expect(await simulateArrival({ ...arrival, client: dead, call })).toBeUndefined();
    const noToken = { ...tokens.BUSDC, address: recipient };
    expect(await simulateArrival({ ...arrival, currency: noToken, call })).toBeUndefined();
  });

  test('SWAP-104 no allowance and no money are reasons too', async () => {
    const poor = deployed.chain.accounts[5]?.address ?? recipient;
    const request = await makeRequest('exactIn', tokens.BUSDC, native, parseEther('1'));
    const choice = await chosen(request, { from: poor });
    expect(choice.kind).toBe('reverted');
    expect(choice.kind === 'reverted' && choice.reason).toMatch(/ERC20Insufficient|TRANSFER_FROM_FAILED/);
    const rich = await makeRequest('exactIn', native, tokens.BUSDC, parseEther('1'));
    const tooMuch = { ...rich, trade: { ...rich.trade, amountIn: 10n ** 40n } };
    expect((await chosen(tooMuch, { from: poor })).kind).toBe('reverted');
  });

  test('SWAP-106 when no node answers, the estimate failed; nothing is said about the trade', async () => {
    const request = await makeRequest('exactIn', native, tokens.BUSDC, parseEther('1'));
    const choice = await chosen(request, { client: makeClient('http://127.0.0.1:9') });
    expect(choice.kind).toBe('gas-estimate-failed');
  });

  test('SWAP-107 without any call to try, none threw an error; a single variant is tried alone', async () => {
    const { client } = deployed;
    const request = await makeRequest('exactIn', native, tokens.BUSDC, parseEther('1'));
    expect(await chooseCall({ client, account, calls: [] })).toEqual({ kind: 'no-call-failed' });
    const measured = await chosen({ ...request, isMeasured: true });
    expect(measured).toMatchObject({ kind: 'ready', call: { functionName: expect.stringContaining('FeeOnTransfer') } });
  });

  test('SWAP-108 SWAP-109 invalid recipient and missing dependencies', async () => {
    const request = await makeRequest('exactIn', native, tokens.BUSDC, parseEther('1'));
    for (const wrong of [tokens.BUSDC.address, request.router, request.trade.pairs[0]?.address, zeroAddress]) {
      if (wrong === undefined) throw new Error('No pair');
      const refused = { code: 'SWAP_RECIPIENT', message: 'Invalid recipient' };
      expect(() => swapCalls({ ...request, recipient: wrong })).toThrow(expect.objectContaining(refused));
    }
    const { client } = deployed;
    expect(await chooseCall({ client, account: undefined, calls: swapCalls(request) })).toEqual({
      kind: 'missing-dependencies',
    });
  });

  test('SWAP-100 SWAP-101 wrap and unwrap are 1 to 1', async () => {
    const amount = parseEther('2');
    const before = await balanceOf(deployed, tokens.WBESC.address, account);
    await deployed.send(wrapCall({ wbesc: tokens.WBESC.address, amount }));
    expect(await balanceOf(deployed, tokens.WBESC.address, account)).toBe(before + amount);
    await deployed.send(unwrapCall({ wbesc: tokens.WBESC.address, amount }));
    expect(await balanceOf(deployed, tokens.WBESC.address, account)).toBe(before);
    expect(() => wrapCall({ wbesc: tokens.WBESC.address, amount: 0n })).toThrow('above zero');
  });
});
