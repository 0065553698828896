import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { bestTradeExactIn, bestTradeExactOut } from '../src/swap/best-trade.ts';
import { compareDust } from './compare-dust.mjs';
import { pancakePeer, uniswapPeer } from './peers.mjs';
import { seededGraph, seededQuery, seededRandom } from './seeded-graph.mjs';

/** Trade search against both named SDKs: same seeded graphs and queries, every answer compared, medians per query. */
const seed = 2372;
const sizes = [10, 50, 200, 1000];
const budgetMs = 2_000;

function ours(pairs) {
  return {
    exactIn: ({ tokenIn, tokenOut, amount }) =>
      bestTradeExactIn({ pairs, tokenIn, tokenOut, amountIn: amount, maxHops: 3 }),
    exactOut: ({ tokenIn, tokenOut, amount }) =>
      bestTradeExactOut({ pairs, tokenIn, tokenOut, amountOut: amount, maxHops: 3 }),
  };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Microseconds of one call, as the mean of `repeats` calls. */
function timed(call, repeats) {
  const start = process.hrtime.bigint();
  for (let i = 0; i < repeats; i += 1) call();
  return Number(process.hrtime.bigint() - start) / 1e3 / repeats;
}

/** Answers and the median time per query; stops taking queries when the time budget is spent, after three at least. */
function measure({ ask, queries, repeats }) {
  const answers = [];
  const times = [];
  const end = performance.now() + budgetMs;
  for (const query of queries) {
    if (times.length >= 3 && performance.now() > end) break;
    answers.push(ask(query));
    times.push(timed(() => ask(query), repeats));
  }
  return { answers, us: median(times) };
}

function requireEqual(mine, theirs, what) {
  if (mine === undefined && theirs === undefined) return;
  const amounts = mine?.amountIn === theirs?.amountIn && mine?.amountOut === theirs?.amountOut;
  if (!amounts || mine.path.join() !== theirs.path.join()) {
    const text = JSON.stringify({ what, mine, theirs }, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    throw new Error(`Different answers: ${text}`);
  }
}

const microseconds = (value) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const times = (value) => `${Math.round(value).toLocaleString('en')}x`;

const rows = [];
let compared = 0;
for (const shape of ['dense', 'hub']) {
  for (const size of sizes) {
    const random = seededRandom(seed + size);
    const pairs = seededGraph({ shape, size, random });
    const queries = Array.from({ length: 40 }, () => seededQuery({ pairs, random }));
    const peers = { uniswap: uniswapPeer(pairs), pancake: pancakePeer(pairs) };
    const own = ours(pairs);
    for (const kind of ['exactIn', 'exactOut']) {
      for (const query of queries) own[kind](query);
      const mine = measure({ ask: own[kind], queries, repeats: 200 });
      const indexing = measure({ ask: (query) => ours(pairs.slice())[kind](query), queries, repeats: 20 });
      const cells = {};
      for (const [name, peer] of Object.entries(peers)) {
        cells[name] = measure({ ask: peer[kind], queries, repeats: 1 });
        cells[name].answers.forEach((answer, i) => {
          requireEqual(mine.answers[i], answer, `${name} ${kind} ${shape} ${size} query ${i}`);
          compared += 1;
        });
      }
      rows.push(
        `| ${shape} | ${size} | ${kind === 'exactIn' ? 'exact in' : 'exact out'} | ${microseconds(cells.uniswap.us)} | ` +
          `${microseconds(cells.pancake.us)} | ${microseconds(mine.us)} | ${microseconds(indexing.us)} | ` +
          `${times(cells.uniswap.us / mine.us)} | ${times(cells.pancake.us / mine.us)} |`,
      );
      process.stderr.write(`${shape} ${size} ${kind} done\n`);
    }
  }
}

const dust = compareDust({ ours, makePeers: (pairs) => [uniswapPeer(pairs), pancakePeer(pairs)], seed, graphs: 400 });
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

console.log(`# Trade search\n`);
console.log(
  `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.version}, ${cpus().length} x ${cpus()[0].model.trim()}. ` +
    `Written by \`npm run bench -w @besc/domain\`.\n`,
);
console.log(
  `Median microseconds per query, at most 3 hops, seeded graphs (seed ${seed}), all three in one run. "New pairs array" is the ` +
    `first query after the reserves have changed: indexing the pairs and searching.\n`,
);
console.log(
  `${compared} answers of the peers on these graphs compared: amounts to the wei and paths, all equal. ` +
    `${dust.compared} more on graphs of dust, where ties and exhausted reserves are common: amounts all equal, paths equal ` +
    `except for ${dust.fewerHops} ties in which ours has fewer hops.\n`,
);
console.log(
  '| graph | pairs | direction | @uniswap/v2-sdk 4.21.4 | @pancakeswap/v2-sdk 1.2.2 | ours | ours, new pairs array | vs Uniswap | vs Pancake |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const row of rows) console.log(row);
