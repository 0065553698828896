import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { createBatchReader } from '@besc/sdk/shared/batch-reader';
import { multicallReadAbi } from '@besc/sdk/shared/multicall-read-abi';
import { pairAddress, sortTokens } from '@besc/sdk/swap/pair-address';
import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createClient,
  custom,
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem';
import type { ChainAccess } from '../src/blocks/chain/chain-access';

const abi = [...erc20Abi, ...pairAbi, ...factoryAbi];

/** A chain for tests of screens: what stands at addresses, as plain values that a test may change at any time. */
export interface ChainDouble {
  readonly chain: ChainAccess;
  /** Aggregate reads so far. */
  readonly requestCount: () => number;
  /** While true no read is answered. */
  isSilent: boolean;
  /** While true reads wait. */
  isSlow: boolean;
  readonly natives: Map<Address, bigint>;
  /** By `${token}:${owner}`; also for LP, whose token is the pair. */
  readonly balances: Map<string, bigint>;
  /** By `${token}:${owner}`; there is one spender, the router. */
  readonly allowances: Map<string, bigint>;
  readonly tokens: Map<Address, { readonly decimals: number; readonly symbol: string; readonly name: string }>;
  readonly pools: Map<Address, { reserve0: bigint; reserve1: bigint; totalSupply: bigint; sides?: readonly Address[] }>;
  /** Contracts of a feature: what each answers to a function; undefined refuses the call. */
  readonly contracts: Map<
    Address,
    { readonly abi: Abi; readonly read: (name: string, args: readonly unknown[]) => unknown }
  >;
  /** Puts a pool there and answers the address of its pair. */
  readonly putPool: (sides: {
    tokenA: Address;
    tokenB: Address;
    reserveA: bigint;
    reserveB: bigint;
    totalSupply: bigint;
  }) => Address;
}

/** How a contract refuses, which says why. */
const refusal = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['refused'] });

/** Makes an empty one; the real batched reader asks it, so that requests count as on a real chain. */
export function makeChainDouble(settings: Settings): ChainDouble {
  let requests = 0;
  const factory = addressOf(settings, 'swap', 'factory');
  const multicall = addressOf(settings, 'shared', 'multicall');
  const initCodeHash = settings.pairInitCodeHash;

  const readValue = (target: Address, name: string, args: readonly unknown[]): unknown => {
    const token = double.tokens.get(target);
    const pool = double.pools.get(target);
    if (target === factory) return name === 'feeTo' ? zeroAddress : undefined;
    if (token === undefined && pool === undefined) return undefined;
    switch (name) {
      case 'balanceOf':
        return double.balances.get(`${target}:${args[0]}`) ?? 0n;
      case 'allowance':
        return double.allowances.get(`${target}:${args[0]}`) ?? 0n;
      case 'decimals':
        return token?.decimals ?? 18;
      case 'symbol':
        return token?.symbol ?? 'BESC-LP';
      case 'name':
        return token?.name ?? 'BESC Swap LP';
      case 'totalSupply':
        return pool?.totalSupply;
      case 'kLast':
        return pool === undefined ? undefined : 0n;
      case 'token0':
        return pool?.sides?.[0];
      case 'token1':
        return pool?.sides?.[1];
      case 'getReserves':
        return pool === undefined ? undefined : [pool.reserve0, pool.reserve1, 0];
      default:
        return undefined;
    }
  };

  const answerCall = ({ target: place, callData }: { target: Hex; callData: Hex }) => {
    const target = checksumAddress(place);
    if (target === multicall) {
      const { functionName, args } = decodeFunctionData({ abi: multicallReadAbi, data: callData });
      const result =
        functionName === 'getEthBalance' ? (double.natives.get(checksumAddress(args[0])) ?? 0n) : 1_790_000_000n;
      return {
        success: true,
        returnData: encodeFunctionResult({ abi: multicallReadAbi, functionName, result } as never),
      };
    }
    const contract = double.contracts.get(target);
    if (contract !== undefined) {
      const { functionName, args = [] } = decodeFunctionData({ abi: contract.abi, data: callData });
      const result = contract.read(functionName, args);
      if (result === undefined) return { success: false, returnData: refusal };
      return { success: true, returnData: encodeFunctionResult({ abi: contract.abi, functionName, result } as never) };
    }
    const { functionName, args = [] } = decodeFunctionData({ abi, data: callData });
    const result = readValue(target, functionName, args);
    // Nothing at the address: the call goes through and answers nothing, as on a chain.
    if (result === undefined) return { success: true, returnData: '0x' as const };
    return { success: true, returnData: encodeFunctionResult({ abi, functionName, result } as never) };
  };

  const request = async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    if (double.isSilent) throw new Error('The node does not answer');
    while (double.isSlow) await new Promise((resolve) => setTimeout(resolve, 5));
    if (method !== 'eth_call') throw new Error(`${method} is not part of this double`);
    requests += 1;
    const [{ data }] = params as [{ data: Hex }];
    const { args } = decodeFunctionData({ abi: multicallReadAbi, data });
    const calls = args?.[1] as readonly { target: Address; callData: Hex }[];
    return encodeFunctionResult({
      abi: multicallReadAbi,
      functionName: 'tryBlockAndAggregate',
      result: [BigInt(100 + requests), `0x${'00'.repeat(32)}`, calls.map(answerCall)],
    });
  };

  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  const double: ChainDouble = {
    chain: { settings, client, reader: createBatchReader({ client, multicall }) },
    requestCount: () => requests,
    isSilent: false,
    isSlow: false,
    natives: new Map(),
    balances: new Map(),
    allowances: new Map(),
    tokens: new Map(),
    pools: new Map(),
    contracts: new Map(),
    putPool({ tokenA, tokenB, reserveA, reserveB, totalSupply }) {
      const pair = pairAddress({ factory, tokenA, tokenB, initCodeHash });
      const isTurned = sortTokens(tokenA, tokenB)[0] !== tokenA;
      const [reserve0, reserve1] = isTurned ? [reserveB, reserveA] : [reserveA, reserveB];
      double.pools.set(pair, { reserve0, reserve1, totalSupply, sides: sortTokens(tokenA, tokenB) });
      return pair;
    },
  };
  return double;
}
