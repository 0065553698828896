import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
import { farmRows, poolRows, vaultRows } from './earning-vectors';
import { lotteryRows, predictionRows } from './game-vectors';
import { contractsRoot } from './run-forge';
import { makeRandom } from './vector-random';

// Each file is a row of 32-byte words: the numbers of a case, then what the reference says. The forge test knows the width.
const folder = join(contractsRoot, 'test');
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
function quoteRows(count: number): bigint[] {
  const random = makeRandom(2372n);
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
function pathRows(count: number): bigint[] {
  const random = makeRandom(97n);
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
function lifeRows(lives: number, steps: number): bigint[] {
  const random = makeRandom(25n);
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

async function writeWords(name: string, words: bigint[]): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(words.map((word) => word.toString(16).padStart(64, '0')).join(''), 'hex'));
}

await writeWords('swap/vectors/quotes.bin', quoteRows(6000));
await writeWords('swap/vectors/paths.bin', pathRows(2000));
await writeWords('swap/vectors/lives.bin', lifeRows(60, 50));
await writeWords('farms/vectors/farm.bin', farmRows(makeRandom(7n), 1500));
await writeWords('pools/vectors/pools.bin', poolRows(makeRandom(8n), 50, 30));
await writeWords('pools/vectors/vault.bin', vaultRows(makeRandom(9n), 1000));
await writeWords('lottery/vectors/lottery.bin', lotteryRows(makeRandom(11n), 60));
await writeWords('prediction/vectors/prediction.bin', predictionRows(makeRandom(12n), 300));
console.log('vectors: 6000 quotes, 2000 paths of three hops, 3000 steps of 60 pairs,');
console.log('  1500 steps of a farm, 1500 of 50 pools, 1000 of the vault,');
console.log('  60 rounds of the lottery, 300 of the prediction game');
