/** Small seeded generator (mulberry32): the same seed gives the same graphs and queries on every machine. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// Leading zeros keep the addresses sorted by number and free of letters, so that every checksum spelling is the same.
const decimalAddress = (n) => `0x${String(n).padStart(40, '0')}`;

/**
 * `dense`: pairs between random tokens of the smallest set that can hold them. `hub`: three hubs paired with each other,
 * every further token paired with one of them, as a young exchange looks.
 */
export function seededGraph({ shape, size, random }) {
  const edges = shape === 'dense' ? denseEdges(size, random) : hubEdges(size, random);
  return edges.map(([x, y], n) => {
    const [low, high] = x < y ? [x, y] : [y, x];
    return {
      address: decimalAddress(1_000_000 + n),
      token0: decimalAddress(low + 1),
      token1: decimalAddress(high + 1),
      reserve0: randomReserve(random),
      reserve1: randomReserve(random),
    };
  });
}

/** A query between two tokens of the graph, of a size that the pools can serve. */
export function seededQuery({ pairs, random }) {
  const first = pairs[Math.floor(random() * pairs.length)];
  const second = pairs[Math.floor(random() * pairs.length)];
  const tokenIn = random() < 0.5 ? first.token0 : first.token1;
  const tokenOut = random() < 0.5 ? second.token0 : second.token1;
  if (tokenIn === tokenOut) return seededQuery({ pairs, random });
  return { tokenIn, tokenOut, amount: BigInt(Math.floor(1e9 * 10 ** (random() * 11))) };
}

function denseEdges(size, random) {
  let tokens = 2;
  while ((tokens * (tokens - 1)) / 2 < size) tokens += 1;
  const edges = [];
  for (let x = 0; x < tokens; x += 1) for (let y = x + 1; y < tokens; y += 1) edges.push([x, y]);
  return shuffled(edges, random).slice(0, size);
}

function hubEdges(size, random) {
  const edges = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  for (let token = 3; edges.length < size; token += 1) edges.push([Math.floor(random() * 3), token]);
  return shuffled(edges, random);
}

function shuffled(items, random) {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

function randomReserve(random) {
  return BigInt(Math.floor(1e6 * 10 ** (random() * 3))) * 10n ** 15n + BigInt(Math.floor(random() * 1e15));
}
