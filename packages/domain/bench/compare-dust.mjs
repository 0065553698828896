import { seededRandom } from './seeded-graph.mjs';

const address = (n) => `0x${String(n).padStart(40, '0')}`;

/**
 * Compares answers on small graphs of tiny reserves, where rounding to whole units, dust that pays nothing, exhausted
 * reserves and equal amounts are the rule. Equal amounts are required, and with them the peer's path, except that our tie
 * rule takes fewer hops first. Returns how many answers were compared and how many of them took fewer hops.
 */
export function compareDust({ ours, makePeers, seed, graphs }) {
  const random = seededRandom(seed);
  const counts = { compared: 0, fewerHops: 0 };
  for (let graph = 0; graph < graphs; graph += 1) {
    const pairs = dustPairs(random);
    const own = ours(pairs);
    for (const peer of makePeers(pairs)) {
      for (let i = 0; i < 4; i += 1) {
        const query = { tokenIn: address(1), tokenOut: address(2), amount: dust(random, 5) };
        for (const kind of ['exactIn', 'exactOut']) {
          compareAnswers(own[kind](query), peer[kind](query), counts);
        }
      }
    }
  }
  return counts;
}

function compareAnswers(mine, theirs, counts) {
  counts.compared += 1;
  if (mine?.amountIn !== theirs?.amountIn || mine?.amountOut !== theirs?.amountOut) {
    throw new Error(`Different amounts: ${mine?.path} ${mine?.amountIn} -> ${mine?.amountOut} and ${theirs?.path}`);
  }
  if (mine === undefined || mine.path.join() === theirs.path.join()) return;
  if (mine.path.length >= theirs.path.length) throw new Error(`Different paths: ${mine.path} and ${theirs.path}`);
  counts.fewerHops += 1;
}

function dustPairs(random) {
  const tokens = 4 + Math.floor(random() * 3);
  const pairs = [];
  for (let x = 1; x <= tokens; x += 1) {
    for (let y = x + 1; y <= tokens; y += 1) {
      if (pairs.length > 0 && random() < 0.3) continue;
      const at = Math.floor(random() * (pairs.length + 1));
      pairs.splice(at, 0, {
        address: address(1_000 + x * 10 + y),
        token0: address(x),
        token1: address(y),
        reserve0: dust(random, 6),
        reserve1: dust(random, 6),
      });
    }
  }
  return pairs;
}

function dust(random, digits) {
  return BigInt(1 + Math.floor(10 ** (random() * digits)));
}
