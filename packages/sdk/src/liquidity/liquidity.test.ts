import { pairAbi } from '@besc/contracts/abi/pair';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { deposit } from '@besc/domain/liquidity/deposit';
import { minimumAmount } from '@besc/domain/liquidity/minimum-amount';
import { orderedAmounts, position } from '@besc/domain/liquidity/position';
import type { SuppliedPair } from '@besc/domain/liquidity/supplied-pair';
import type { Address } from '@besc/domain/shared/address';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, type Hex, http } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain } from '../../test/deployed-chain';
import { maximumAllowance } from '../../test/maximum-allowance';
import { balanceOf, farDeadline } from '../../test/pairs';
import { refusing } from '../../test/refusing';
import { RequestError } from '../shared/errors/request-error';
import { type BatchReader, createBatchReader } from '../shared/reads/batch-reader';
import { pairAddress } from '../shared/reads/pair-address';
import { chooseCall } from '../shared/writes/choose-call';
import { contractCall } from '../shared/writes/contract-call';
import { addLiquidityCall } from './add-liquidity-call';
import { isPermitAccepted } from './is-permit-accepted';
import type { AddLiquidityRequest, RemoveLiquidityRequest } from './liquidity-request';
import { parsePermitSignature, permitTypedData } from './permit';
import { readLiquidity, readPositions } from './read-positions';
import { readSuppliedPairs } from './read-supplied-pairs';
import { removeLiquidityCalls } from './remove-liquidity-calls';

const recipient = checksumAddress(`0x${'98'.repeat(20)}`);
const native = nativeCoin(2372);
const one = 10n ** 18n;
let deployed: DeployedChain;
let reader: BatchReader;
let account: Address;
let requests = 0;
const tokens = new Map<string, Token>();

function token(symbol: string): Token {
  const found = tokens.get(symbol);
  if (found === undefined) throw new Error(`No ${symbol}`);
  return found;
}

beforeAll(async () => {
  deployed = await makeDeployedChain();
  account = deployed.chain.accounts[0]?.address ?? recipient;
  const transport = http(deployed.chain.rpcUrl, {
    retryCount: 0,
    onFetchRequest: () => {
      requests += 1;
    },
  });
  const multicall = addressOf(deployed.deployment, 'shared', 'multicall');
  const router = addressOf(deployed.deployment, 'swap', 'router');
  reader = createBatchReader({ client: createClient({ transport }), multicall });
  for (const { symbol, address, decimals, name } of deployed.deployment.tokens) {
    tokens.set(symbol, { kind: 'token', chainId: 2372, address, decimals, symbol, name });
    await deployed.send(maximumAllowance(address, router));
  }
});

afterAll(async () => {
  reader?.close();
  await deployed?.chain.stop();
});

const pairOf = (a: Currency, b: Currency): readonly [Address, Address] => [
  wrapped(a, token('WBESC')).address,
  wrapped(b, token('WBESC')).address,
];

async function supplied(a: Currency, b: Currency): Promise<SuppliedPair | undefined> {
  const factory = addressOf(deployed.deployment, 'swap', 'factory');
  return (await readSuppliedPairs({ reader, factory, tokens: [pairOf(a, b)] })).pairs[0];
}

async function liquidityOf(a: Currency, b: Currency, owner: Address): Promise<bigint> {
  const [tokenA, tokenB] = pairOf(a, b);
  const pair = pairAddress({ factory: addressOf(deployed.deployment, 'swap', 'factory'), tokenA, tokenB });
  return await readLiquidity({ reader, pair, owner });
}

function addRequest(
  sides: Pick<AddLiquidityRequest, 'currencyA' | 'currencyB' | 'amountA' | 'amountB'>,
): AddLiquidityRequest {
  const router = addressOf(deployed.deployment, 'swap', 'router');
  const minimums = { minimumA: minimumAmount(sides.amountA, 50), minimumB: minimumAmount(sides.amountB, 50) };
  return { router, wbesc: token('WBESC'), ...sides, ...minimums, recipient: account, deadlineSeconds: farDeadline };
}

function removeRequest(
  sides: Pick<RemoveLiquidityRequest, 'currencyA' | 'currencyB' | 'liquidity' | 'minimumA' | 'minimumB'>,
): RemoveLiquidityRequest {
  const router = addressOf(deployed.deployment, 'swap', 'router');
  return { router, wbesc: token('WBESC'), ...sides, recipient, deadlineSeconds: farDeadline };
}

/** What the domain says is taken of a wish must go in with no tolerance, and mint what it says. */
async function supply(
  wish: Pick<AddLiquidityRequest, 'currencyA' | 'currencyB' | 'amountA' | 'amountB'>,
): Promise<void> {
  const { currencyA, currencyB } = wish;
  const before = await supplied(currencyA, currencyB);
  const owned = await liquidityOf(currencyA, currencyB, account);
  const order = { tokenA: pairOf(currencyA, currencyB)[0], isNativeA: currencyA.kind === 'native' };
  const made = deposit({ supplied: before?.totalSupply ? before : undefined, ...order, ...wish });
  if (made === undefined) throw new Error('No deposit');
  const request = addRequest({ ...wish, amountA: made.amountA, amountB: made.amountB });
  await deployed.send(addLiquidityCall({ ...request, minimumA: made.takenA, minimumB: made.takenB }));
  expect((await liquidityOf(currencyA, currencyB, account)) - owned).toBe(made.liquidity);
}

async function trade(tokenIn: Token, tokenOut: Token, amount: bigint): Promise<void> {
  const args = [amount, 1n, [tokenIn.address, tokenOut.address], account, farDeadline] as const;
  const functionName = 'swapExactTokensForTokens';
  const address = addressOf(deployed.deployment, 'swap', 'router');
  await deployed.send(contractCall({ address, abi: routerAbi, functionName, args }));
}

async function held(currency: Currency): Promise<bigint> {
  if (currency.kind === 'native') return await getBalance(deployed.client, { address: recipient });
  return await balanceOf(deployed, currency.address, recipient);
}

/** The position of the account must be paid out to the wei. */
async function withdraw(a: Currency, b: Currency, part: bigint, permitted: boolean): Promise<void> {
  const state = await supplied(a, b);
  if (state === undefined) throw new Error('No pool');
  const liquidity = (await liquidityOf(a, b, account)) / part;
  const amounts = orderedAmounts(position(state, liquidity), pairOf(a, b)[0]);
  const minimums = { minimumA: minimumAmount(amounts.amountA, 0), minimumB: minimumAmount(amounts.amountB, 0) };
  const request = removeRequest({ currencyA: a, currencyB: b, liquidity, ...minimums });
  const permit = permitted ? await sign(state.pair.address, liquidity) : undefined;
  if (!permitted) {
    await deployed.send(maximumAllowance(state.pair.address, request.router));
  }
  const [call] = removeLiquidityCalls(request, permit);
  if (call === undefined) throw new Error('No call');
  const before = [await held(a), await held(b)] as const;
  await deployed.send(call);
  expect([(await held(a)) - before[0], (await held(b)) - before[1]]).toEqual([amounts.amountA, amounts.amountB]);
}

async function sign(pair: Address, value: bigint) {
  const nonce = await readContract(deployed.client, {
    address: pair,
    abi: pairAbi,
    functionName: 'nonces',
    args: [account],
  });
  const router = addressOf(deployed.deployment, 'swap', 'router');
  const message = permitTypedData({
    chainId: 2372,
    pair,
    owner: account,
    spender: router,
    value,
    nonce,
    deadlineSeconds: farDeadline,
  });
  const signature = await deployed.client.request<{ Parameters: unknown[]; ReturnType: Hex }>({
    method: 'eth_signTypedData_v4',
    params: [account, JSON.stringify(message)],
  });
  const parts = parsePermitSignature(signature);
  if (parts === undefined) throw new Error('No signature');
  return { approveMax: false, ...parts };
}

describe('on a real chain', () => {
  test('LIQ-63 LIQ-57 the first provider of two tokens sets the price', async () => {
    const [currencyA, currencyB] = [token('BUSDC'), token('MONEY')];
    await supply({ currencyA, currencyB, amountA: 90n * one, amountB: 200n * one });
  });

  test('LIQ-64 one side native: addLiquidityETH with a value, either way round', async () => {
    const busdc = token('BUSDC');
    await supply({ currencyA: native, currencyB: busdc, amountA: 1000n * one, amountB: 100n * one });
    await supply({ currencyA: busdc, currencyB: native, amountA: 5n * one, amountB: 50n * one });
    // The reserves do not divide evenly.
    const henny = token('HENNY');
    await supply({ currencyA: native, currencyB: henny, amountA: 1000n * one + 7n, amountB: 999_999_937n });
    await supply({ currencyA: native, currencyB: henny, amountA: one, amountB: one });
    await supply({ currencyA: henny, currencyB: native, amountA: one, amountB: one });
  });

  test('LIQ-34 after trades, deposits and withdrawals agree with the chain, the protocol part included', async () => {
    const [busdc, money] = [token('BUSDC'), token('MONEY')];
    await trade(busdc, money, 20n * one);
    await trade(money, busdc, 31n * one);
    const state = await supplied(busdc, money);
    expect(state?.isFeeOn).toBe(true);
    await supply({ currencyA: busdc, currencyB: money, amountA: 7n * one, amountB: 100n * one });
    await trade(busdc, money, 3n * one);
    await withdraw(busdc, money, 3n, false);
  });

  test('OPEN-13 removal by signature, wrapped and native', async () => {
    await withdraw(token('BUSDC'), native, 4n, true);
    await withdraw(token('BUSDC'), token('WBESC'), 4n, true);
    await withdraw(native, token('BUSDC'), 4n, false);
  });

  test('OPEN-13 a signature of another hand, amount, number or time is refused by the pair', async () => {
    const [busdc, money] = [token('BUSDC'), token('MONEY')];
    const pair = (await supplied(busdc, money))?.pair.address ?? recipient;
    const permit = await sign(pair, one);
    const { client } = deployed;
    const router = addressOf(deployed.deployment, 'swap', 'router');
    const wish = { client, pair, owner: account, spender: router, value: one, deadlineSeconds: farDeadline, permit };
    expect(await isPermitAccepted(wish)).toBe(true);
    expect(await isPermitAccepted({ ...wish, owner: recipient })).toBe(false);
    expect(await isPermitAccepted({ ...wish, value: 2n * one })).toBe(false);
    expect(await isPermitAccepted({ ...wish, deadlineSeconds: 1n })).toBe(false);
    expect(await isPermitAccepted({ ...wish, permit: { ...permit, v: permit.v === 27 ? 28 : 27 } })).toBe(false);
    const silent = { request: () => Promise.reject(new Error('silent')) };
    expect(await isPermitAccepted({ ...wish, client: silent })).toBe(true);
  });

  test('OPEN-13 a token that takes a tax comes back by either method, with and without permit', async () => {
    const reflex = token('RFLX');
    const request = addRequest({ currencyA: reflex, currencyB: native, amountA: 1000n * one, amountB: 100n * one });
    await deployed.send(addLiquidityCall({ ...request, minimumA: 0n, minimumB: 0n }));
    const state = await supplied(reflex, native);
    if (state === undefined) throw new Error('No pool');
    const liquidity = (await liquidityOf(reflex, native, account)) / 4n;
    const asked = { client: deployed.client, account, gasPrice: deployed.chain.gasPrice };
    const removal = removeRequest({ currencyA: native, currencyB: reflex, liquidity, minimumA: 1n, minimumB: 1n });
    const refused = await chooseCall({ ...asked, calls: removeLiquidityCalls(removal, undefined) });
    expect(refused.kind).toBe('reverted');
    const permit = await sign(state.pair.address, liquidity);
    const choice = await chooseCall({ ...asked, calls: removeLiquidityCalls(removal, permit) });
    if (choice.kind !== 'ready') throw new Error(choice.kind);
    await deployed.send(choice.call);
    expect(await held(reflex)).toBeGreaterThan(0n);
    const next = await sign(state.pair.address, liquidity);
    const [, measured] = removeLiquidityCalls(removal, next);
    if (measured === undefined) throw new Error('No call');
    expect(measured.functionName).toBe('removeLiquidityETHWithPermitSupportingFeeOnTransferTokens');
    await deployed.send(measured);
    await deployed.send(maximumAllowance(state.pair.address, removal.router));
    const [, allowed] = removeLiquidityCalls(removal, undefined);
    if (allowed === undefined) throw new Error('No call');
    expect(allowed.functionName).toBe('removeLiquidityETHSupportingFeeOnTransferTokens');
    const before = await held(reflex);
    await deployed.send(allowed);
    expect(await held(reflex)).toBeGreaterThan(before);
  });

  test('LIQ-31 all positions among many candidate pairs come in two requests, the largest share first', async () => {
    const all = [...tokens.values()].map(({ address }) => address);
    const strangers = Array.from({ length: 60 }, (_, index) =>
      checksumAddress(`0x${(index + 4096).toString(16).padStart(40, '0')}`),
    );
    const candidates = all.flatMap((a) => [...all, ...strangers].map((b) => [a, b] as const)).slice(0, 450);
    const factory = addressOf(deployed.deployment, 'swap', 'factory');
    requests = 0;
    const { positions: found } = await readPositions({ reader, factory, owner: account, tokens: candidates });
    expect(requests).toBeLessThanOrEqual(3);
    expect(new Set(found.map(({ supplied: { pair } }) => pair.address)).size).toBeGreaterThanOrEqual(3);
    const shares = found.map(({ share }) => Number(share.numerator) / Number(share.denominator));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const some = (name: string) =>
      readPositions({ reader: refusing(reader, name), factory, owner: account, tokens: candidates });
    expect((await some('getReserves')).unread.map(({ liquidity }) => liquidity)).toHaveLength(found.length);
    expect((await some('kLast')).positions).toHaveLength(found.length);
    expect((await readPositions({ reader, factory, owner: recipient, tokens: candidates })).positions).toEqual([]);
  });
});

describe('what is not made', () => {
  const request = () =>
    addRequest({ currencyA: token('BUSDC'), currencyB: token('MONEY'), amountA: one, amountB: one });
  const code = (build: () => unknown) => {
    try {
      build();
      return undefined;
    } catch (error) {
      return error instanceof RequestError ? error.code : 'OTHER';
    }
  };

  test('a token with itself, the native coin with its wrapped form or with itself', () => {
    expect(code(() => addLiquidityCall({ ...request(), currencyB: token('BUSDC') }))).toBe('LIQUIDITY_PAIR');
    const both = { currencyA: native, currencyB: token('WBESC') };
    expect(code(() => addLiquidityCall({ ...request(), ...both }))).toBe('LIQUIDITY_PAIR');
    expect(code(() => addLiquidityCall({ ...request(), currencyA: native, currencyB: native }))).toBe('LIQUIDITY_PAIR');
  });

  test('nothing, minimums above the amount, lost recipients, no deadline', () => {
    expect(code(() => addLiquidityCall({ ...request(), amountA: 0n }))).toBe('LIQUIDITY_AMOUNT');
    expect(code(() => addLiquidityCall({ ...request(), minimumB: one + 1n }))).toBe('LIQUIDITY_AMOUNT');
    const { router } = request();
    expect(code(() => addLiquidityCall({ ...request(), recipient: router }))).toBe('LIQUIDITY_RECIPIENT');
    expect(code(() => addLiquidityCall({ ...request(), deadlineSeconds: 0n }))).toBe('LIQUIDITY_DEADLINE');
  });
});
