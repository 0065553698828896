import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { multicallAbi } from '@besc/contracts/abi/multicall';
import { pairAbi } from '@besc/contracts/abi/pair';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData, type Hex, maxUint256 } from 'viem';
import { type OddFarming, startOddFarming } from './odd-farming';
import { makeRandom, type SeededRandom } from './seeded-random';
import { deployTokenZoo, type ZooToken } from './token-zoo';
import type { UnsignedTransaction } from './unsigned-transaction';

interface OddPair {
  readonly address: Hex;
  readonly token0: Hex;
  readonly token1: Hex;
}

/** A chain with an exchange, odd tokens with pairs, and a seeded source of transactions that trade on all of it. */
export interface OddMarket {
  readonly chain: Chain;
  readonly deployment: Deployment;
  readonly zoo: readonly ZooToken[];
  readonly farming: OddFarming;
  /** A random transaction; it may revert, as real ones do. */
  transaction(): UnsignedTransaction;
  /** Mines one block with these transactions, `seconds` after the last. */
  block(transactions: readonly UnsignedTransaction[], seconds: number): Promise<void>;
}

const deadline = 2n ** 40n;
const gas = '0x1e8480';

/** Starts a chain and fills it. The same seed gives the same transactions. */
export async function startOddMarket(seed: number): Promise<OddMarket> {
  const { chain, exchange } = await startExchange({ blocks: 3 });
  const { deployment } = exchange;
  const random = makeRandom(seed);
  await chain.setAutomine(false);
  const people = chain.accounts.slice(0, 3).map(({ address }) => address.toLowerCase() as Hex);
  const owner = people[0] ?? zeroAddress;
  const zoo = await deployTokenZoo(chain, owner);
  const pairs: OddPair[] = deployment.pairs.map(lowered);
  const send = (transactions: readonly UnsignedTransaction[]) => sendAll(chain, transactions);
  const factory = addressOf(deployment, 'swap', 'factory');
  const router = addressOf(deployment, 'swap', 'router');
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const stable = deployment.tokens.find(({ symbol }) => symbol === 'BUSDC')?.address ?? zeroAddress;

  for (const [position, token] of zoo.entries()) {
    for (const other of position % 2 === 0 ? [wbesc, zoo[position + 1]?.address ?? stable] : [wbesc, stable]) {
      const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [token.address, other] });
      await send([{ from: owner, to: factory, data, gas: '0x2dc6c0' }]);
      await chain.mine();
      const pair = await chain.rpc.request<Hex>('eth_call', [
        {
          to: factory,
          data: encodeFunctionData({ abi: factoryAbi, functionName: 'getPair', args: [token.address, other] }),
        },
        'latest',
      ]);
      pairs.push(lowered({ address: `0x${pair.slice(-40)}`, ...sorted(token.address, other as Hex) }));
    }
  }
  const tokens = [...deployment.tokens.map(({ address }) => address), ...zoo.map(({ address }) => address)] as Hex[];
  const spent = [...tokens, ...pairs.map(({ address }) => address)];
  await send(
    people.flatMap((from) =>
      spent.flatMap((to) =>
        [router, multicall].map((spender) => ({
          from,
          to,
          gas: '0x186a0' as const,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as Hex, maxUint256] }),
        })),
      ),
    ),
  );
  await chain.mine();
  await send(
    zoo.flatMap((token) =>
      people.slice(1).map((to) => ({
        from: owner,
        to: token.address,
        gas: '0x186a0' as const,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [to, 10n ** BigInt(token.trueDecimals + 8)],
        }),
      })),
    ),
  );
  await chain.mine();
  const decimals = new Map([
    ...deployment.tokens.map((token) => [token.address.toLowerCase(), token.decimals] as const),
    ...zoo.map((token) => [token.address, token.trueDecimals] as const),
  ]);
  const kit: Kit = { random, people, pairs, decimals, router: router as Hex, multicall: multicall as Hex };
  // Each pair gets liquidity first, or most of the rest would revert.
  await send(pairs.map((pair) => addLiquidity(kit, { from: owner, pair, whole: 50 })));
  await chain.mine();
  // The token that calls back has LP of its own pairs to send away.
  const hook = zoo.find(({ symbol }) => symbol === 'HOOK')?.address ?? zeroAddress;
  const gift = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [hook, 1_000_000n] });
  const ofHook = pairs.filter(({ token0, token1 }) => token0 === hook || token1 === hook);
  await send(ofHook.map(({ address }) => ({ from: owner, to: address, data: gift, gas: '0x186a0' })));
  await chain.mine();
  const farming = await startOddFarming({ chain, deployment, random, people, odd: zoo[0]?.address ?? stable, send });
  let now = Number((await chain.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false])).timestamp);
  return {
    chain,
    deployment,
    zoo,
    farming,
    transaction: () => (random.next() < 0.6 ? randomTransaction(kit) : farming.transaction()),
    async block(transactions, seconds) {
      await send(transactions);
      const latest = await chain.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
      now = Math.max(now, Number(latest.timestamp)) + seconds;
      await chain.setNextTimestamp(now);
      await chain.mine();
    },
  };
}

/** Sends transactions in one request; nonces are given, because the node works on the calls of a batch side by side. */
async function sendAll(chain: Chain, transactions: readonly UnsignedTransaction[]): Promise<void> {
  const senders = [...new Set(transactions.map(({ from }) => from))];
  const counts = await chain.rpc.batch(senders.map((from) => ['eth_getTransactionCount', [from, 'pending']]));
  const nonces = new Map(senders.map((from, position) => [from, Number(counts[position])]));
  await chain.rpc.batch(
    transactions.map((transaction) => {
      const nonce = nonces.get(transaction.from) ?? 0;
      nonces.set(transaction.from, nonce + 1);
      return ['eth_sendTransaction', [{ ...transaction, nonce: `0x${nonce.toString(16)}` }]];
    }),
  );
}

interface Kit {
  readonly random: SeededRandom;
  readonly people: readonly Hex[];
  readonly pairs: readonly OddPair[];
  readonly decimals: ReadonlyMap<string, number>;
  readonly router: Hex;
  readonly multicall: Hex;
}

function amount(kit: Kit, token: Hex, whole: number): bigint {
  const decimals = kit.decimals.get(token) ?? 18;
  return (BigInt(Math.ceil(whole * 1e6)) * 10n ** BigInt(decimals)) / 1_000_000n + BigInt(kit.random.below(1000));
}

function addLiquidity(
  kit: Kit,
  { from, pair, whole }: { from: Hex; pair: OddPair; whole: number },
): UnsignedTransaction {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'addLiquidity',
    args: [
      pair.token0,
      pair.token1,
      amount(kit, pair.token0, whole),
      amount(kit, pair.token1, whole * (1 + kit.random.next())),
      0n,
      0n,
      from,
      deadline,
    ],
  });
  return { from, to: kit.router, data, gas };
}

const pairCall = {
  mint: (to: Hex) => encodeFunctionData({ abi: pairAbi, functionName: 'mint', args: [to] }),
  burn: (to: Hex) => encodeFunctionData({ abi: pairAbi, functionName: 'burn', args: [to] }),
  sync: () => encodeFunctionData({ abi: pairAbi, functionName: 'sync' }),
  skim: (to: Hex) => encodeFunctionData({ abi: pairAbi, functionName: 'skim', args: [to] }),
  swap: (out0: bigint, out1: bigint, to: Hex) =>
    encodeFunctionData({ abi: pairAbi, functionName: 'swap', args: [out0, out1, to, '0x'] }),
};

function randomTransaction(kit: Kit): UnsignedTransaction {
  const { random, people, pairs, router, multicall } = kit;
  const from = random.pick(people);
  const pair = random.pick(pairs);
  const small = () => 0.01 + random.next() * 3;
  const pull = (token: Hex, value: bigint) => ({
    target: token,
    callData: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, pair.address, value] }),
  });
  const together = (calls: readonly { target: Hex; callData: Hex }[]): UnsignedTransaction => {
    const data = encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate', args: [calls] });
    return { from, to: multicall, data, gas: '0x3d0900' };
  };
  const both = (whole: number) => [
    pull(pair.token0, amount(kit, pair.token0, whole)),
    pull(pair.token1, amount(kit, pair.token1, whole)),
  ];
  const own = (callData: Hex) => ({ target: pair.address, callData });
  const dice = random.below(100);
  if (dice < 50) {
    const path = random.next() < 0.5 ? [pair.token0, pair.token1] : [pair.token1, pair.token0];
    const next = random.pick(pairs);
    const last = path[1];
    if (last && random.next() < 0.3 && (next.token0 === last || next.token1 === last) && next !== pair) {
      path.push(next.token0 === last ? next.token1 : next.token0);
    }
    const data = encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      args: [amount(kit, path[0] ?? pair.token0, small()), 0n, path, from, deadline],
    });
    return { from, to: router, data, gas };
  }
  if (dice < 60) {
    // Now and then of two tokens that have no pair yet: it is made with its first liquidity, in one transaction.
    const { token1 } = random.next() < 0.3 ? random.pick(pairs) : pair;
    const sides = token1 === pair.token0 ? pair : { ...pair, token1 };
    return { ...addLiquidity(kit, { from, pair: sides, whole: small() }), gas: '0x4c4b40' };
  }
  if (dice < 68) {
    const data = encodeFunctionData({
      abi: routerAbi,
      functionName: 'removeLiquidity',
      args: [pair.token0, pair.token1, BigInt(1 + random.below(1e9)) * 10n ** 4n, 0n, 0n, from, deadline],
    });
    return { from, to: router, data, gas };
  }
  // The same token on both sides: more comes back than was lent.
  if (dice < 76) {
    const lent = amount(kit, pair.token0, small());
    return together([pull(pair.token0, (lent * 101n) / 100n + 2n), own(pairCall.swap(lent, 0n, from))]);
  }
  // Both tokens come in, one goes out.
  if (dice < 82) return together([...both(small()), own(pairCall.swap(0n, amount(kit, pair.token1, 0.01), from))]);
  // Two mints, a burn between, in one transaction; one of them to the zero address.
  if (dice < 90) {
    const lp = 10n ** 6n + BigInt(random.below(1e6));
    const to = random.next() < 0.3 ? zeroAddress : from;
    return together([
      ...both(small()),
      own(pairCall.mint(to)),
      pull(pair.address, lp),
      own(pairCall.burn(random.pick(people))),
      ...both(small()),
      own(pairCall.mint(random.pick(people))),
    ]);
  }
  if (dice < 93) return together([pull(pair.token0, amount(kit, pair.token0, 0.1)), own(pairCall.sync())]);
  if (dice < 96) return together([pull(pair.token1, amount(kit, pair.token1, 0.1)), own(pairCall.skim(from))]);
  // LP tokens to a friend, or to zero, which burns nothing.
  const to = random.next() < 0.5 ? random.pick(people) : zeroAddress;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, BigInt(random.below(1e9))] });
  return { from, to: pair.address, data, gas };
}

function lowered({ address, token0, token1 }: { address: string; token0: string; token1: string }): OddPair {
  return {
    address: address.toLowerCase() as Hex,
    token0: token0.toLowerCase() as Hex,
    token1: token1.toLowerCase() as Hex,
  };
}

function sorted(a: Hex, b: Hex): { token0: Hex; token1: Hex } {
  return addressOrder(a, b) < 0 ? { token0: a, token1: b } : { token0: b, token1: a };
}
