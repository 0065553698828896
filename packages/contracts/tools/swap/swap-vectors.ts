import {
  amountIn,
  amountOut,
  liquidityBurned,
  liquidityMinted,
  minimumLiquidity,
  PairMathError,
  type PairState,
  protocolFeeLiquidity,
  quote,
} from '@besc/domain/shared/pair';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { VectorFile } from '../vector-file';
import type { VectorRandom } from '../vector-random';

const token0 = checksumAddress('0x0000000000000000000000000000000000000001');
const token1 = checksumAddress('0x0000000000000000000000000000000000000002');
const maxReserve = 2n ** 112n - 1n;

function pairOf(reserve0: bigint, reserve1: bigint): PairState {
  return { address: token0, token0, token1, reserve0, reserve1 };
}

/** The reference's answer, or `fallback` where it refuses as the contract would. */
function answer(compute: () => bigint, fallback = 0n): bigint {
  try {
    return compute();
  } catch (error) {
    if (error instanceof PairMathError) return fallback;
    throw error;
  }
}

/** reserveIn, reserveOut, amount, then out, in and quote of that amount; 0 where the contract refuses. */
function quoteRows(random: VectorRandom, count: number): bigint[] {
  const rows: bigint[] = [];
  for (let i = 0; i < count; i++) {
    const [reserveIn, reserveOut] = [random.amount(111n), random.amount(111n)];
    const amount = random.amount(111n);
    const pair = pairOf(reserveIn, reserveOut);
    rows.push(
      reserveIn,
      reserveOut,
      amount,
      answer(() => amountOut({ pair, tokenIn: token0, amountIn: amount })),
      answer(() => amountIn({ pair, tokenOut: token1, amountOut: amount })),
      answer(() => quote({ amountA: amount, reserveA: reserveIn, reserveB: reserveOut })),
    );
  }
  return rows;
}

/** Six reserves of three hops, an input with its three outputs, an output with its three inputs. */
function pathRows(random: VectorRandom, count: number): bigint[] {
  const rows: bigint[] = [];
  while (rows.length < count * 14) {
    const reserves = Array.from({ length: 6 }, () => random.amount(90n) + 10n ** 9n);
    const pairs = [0, 2, 4].map((i) => pairOf(reserves[i] as bigint, reserves[i + 1] as bigint));
    const given = random.amount(80n) + 10n ** 6n;
    const outputs: bigint[] = [];
    let value = given;
    for (const pair of pairs) {
      value = answer(() => amountOut({ pair, tokenIn: token0, amountIn: value }));
      outputs.push(value);
    }
    const wanted = value / 2n;
    const inputs: bigint[] = [];
    value = wanted;
    for (const pair of pairs.toReversed()) {
      value = answer(() => amountIn({ pair, tokenOut: token1, amountOut: value }));
      inputs.push(value);
    }
    if (outputs.includes(0n) || inputs.includes(0n)) continue;
    rows.push(...reserves, given, ...outputs, wanted, ...inputs);
  }
  return rows;
}

/** The life of one pair as the reference sees it, with a fee receiver set from the beginning. */
class ReferencePair {
  reserve0 = 0n;
  reserve1 = 0n;
  supply = 0n;
  kLast = 0n;
  shares = 0n;

  private growthShares(): bigint {
    const fee = protocolFeeLiquidity({ ...this, totalSupply: this.supply });
    this.supply += fee;
    return fee;
  }

  mint(amount0: bigint, amount1: bigint): bigint[] {
    const fee = this.growthShares();
    const liquidity = liquidityMinted({ ...this, amount0, amount1, totalSupply: this.supply });
    if (this.supply === 0n) this.supply = minimumLiquidity;
    this.supply += liquidity;
    this.shares += liquidity;
    this.settle(this.reserve0 + amount0, this.reserve1 + amount1);
    return [liquidity, 0n, fee];
  }

  burn(liquidity: bigint): bigint[] {
    const fee = this.growthShares();
    const totalSupply = this.supply;
    const paid = liquidityBurned({ liquidity, balance0: this.reserve0, balance1: this.reserve1, totalSupply });
    this.supply -= liquidity;
    this.shares -= liquidity;
    this.settle(this.reserve0 - paid.amount0, this.reserve1 - paid.amount1);
    return [paid.amount0, paid.amount1, fee];
  }

  swap(input: bigint, zeroForOne: boolean): bigint[] {
    const pair = pairOf(this.reserve0, this.reserve1);
    const out = amountOut({ pair, tokenIn: zeroForOne ? token0 : token1, amountIn: input });
    if (out === 0n) throw new PairMathError('INSUFFICIENT_OUTPUT_AMOUNT');
    if (zeroForOne) [this.reserve0, this.reserve1] = [this.reserve0 + input, this.reserve1 - out];
    else [this.reserve0, this.reserve1] = [this.reserve0 - out, this.reserve1 + input];
    return [out, 0n, 0n];
  }

  private settle(reserve0: bigint, reserve1: bigint): void {
    [this.reserve0, this.reserve1, this.kLast] = [reserve0, reserve1, reserve0 * reserve1];
  }

  copy(): ReferencePair {
    return Object.assign(new ReferencePair(), this);
  }
}

/** kind (0 first mint of a new pair, 1 mint, 2 swap, 3 burn), two arguments, three results, reserves and supply after. */
function lifeRows(random: VectorRandom, lives: number, steps: number): bigint[] {
  const rows: bigint[] = [];
  for (let life = 0; life < lives; life++) {
    let pair = new ReferencePair();
    const bits = 30n + random.below(70n);
    for (let step = 0; step < steps; ) {
      const next = pair.copy();
      const kind = step === 0 ? 0n : 1n + random.below(3n);
      let [a, b] = [random.amount(bits), random.amount(bits)];
      if (kind === 0n) [a, b] = [a + 10n ** 7n, b + 10n ** 7n];
      if (kind === 1n && random.below(2n) === 0n) b = (a * pair.reserve1) / pair.reserve0 + 1n;
      if (kind === 2n) b = random.below(2n);
      if (kind === 3n) [a, b] = [1n + random.below(pair.shares / 2n + 1n), 0n];
      try {
        const results = kind === 2n ? next.swap(a, b === 1n) : kind === 3n ? next.burn(a) : next.mint(a, b);
        if (next.reserve0 > maxReserve || next.reserve1 > maxReserve) continue;
        rows.push(kind, a, b, ...results, next.reserve0, next.reserve1, next.supply);
      } catch (error) {
        if (!(error instanceof PairMathError)) throw error;
        continue;
      }
      pair = next;
      step++;
    }
  }
  return rows;
}

export const swapVectors: readonly VectorFile[] = [
  { name: 'quotes', title: '6000 quotes', seed: 2372n, rows: (random) => quoteRows(random, 6000) },
  { name: 'paths', title: '2000 paths of three hops', seed: 97n, rows: (random) => pathRows(random, 2000) },
  { name: 'lives', title: '3000 steps of 60 pairs', seed: 25n, rows: (random) => lifeRows(random, 60, 50) },
];
