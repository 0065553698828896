import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  chainLiquidityShape,
  chainSwapShape,
  infoTokenShape,
  infoTotalsShape,
  listedPoolShape,
  pastListedPoolShape,
} from '@besc/domain/info/info-rows';
import { tokenFaceShape } from '@besc/domain/shared/pool-rows';
import { sentRow } from '@besc/wire/test/sent-row';

/** An address of this world, in small letters. */
export const at = (place: number) => `0x${'ab'.repeat(18)}${place.toString(16).padStart(4, '0')}`;
const hash = (place: number) => `0x${place.toString(16).padStart(64, '0')}`;
const face = (place: number, symbol: string) =>
  sentRow(tokenFaceShape, { id: at(place), symbol, name: `${symbol} coin`, decimals: 18 });
const { token0: _, token1: __, ...poolColumns } = listedPoolShape;
const poolRow = (place: number, parts: object = {}) => ({
  ...sentRow(poolColumns, {
    id: at(place),
    reserve0: '10',
    reserve1: '30',
    volumeToken0: '7',
    volumeToken1: '21',
    reserveNative: '50',
    volumeUSD: '1',
    untrackedVolumeUSD: '1',
    block: 4,
    timestamp: 40,
    ...parts,
  }),
  token0: face(1, 'ONE'),
  token1: face(2, 'TWO'),
});
const stateRow = { reserve0: '10', reserve1: '20', volumeToken0: '5', volumeToken1: '15' };
const stateOf = (place: number) => ({
  id: at(place),
  states: { items: [sentRow(pastListedPoolShape, stateRow)] },
});
/** What a pool was later, between the look-up of all and a day ago. */
export const laterState = (place: number, parts: object) =>
  sentRow({ pairId: 'address', ...pastListedPoolShape }, { pairId: at(place), ...stateRow, ...parts });
const tokenRow = (place: number, symbol: string, native: string) =>
  sentRow(infoTokenShape, {
    ...face(place, symbol),
    derivedNative: native,
    tradeVolumeUSD: '0',
    untrackedVolumeUSD: '0',
  });
const place = { from: at(7), pairId: at(9), reserve0: '10', reserve1: '30' };
const swapRow = (block: number, parts: object = {}) =>
  sentRow(chainSwapShape, {
    ...place,
    transaction: hash(block),
    blockNumber: block,
    timestamp: block * 10,
    logIndex: 3,
    amount0In: '1',
    amount1Out: '3',
    ...parts,
  });
const page = (items: readonly unknown[]) => ({ items, pageInfo: { endCursor: null, hasNextPage: false } });

const odd = { amount0In: '1', amount1Out: '0' };
const swaps = [
  swapRow(10),
  swapRow(11, odd),
  swapRow(12, { amount0In: '0', amount1Out: '0', amount1In: '6', amount0Out: '2' }),
];
const mints = [
  sentRow(chainLiquidityShape, {
    ...place,
    transaction: hash(10),
    blockNumber: 10,
    timestamp: 100,
    logIndex: 1,
    amount0: '10',
    amount1: '30',
  }),
];
/** What the index is asked, whether it answers, how far it is, and what changed between two times of yesterday. */
export const world = { answers: true, asked: [] as string[], latest: 200, changes: [] as object[] };

function answer(query: string, variables: Record<string, unknown>): object {
  if (query.includes('totals:')) {
    return {
      blocks: { items: [{ number: 20, timestamp: world.latest }] },
      bundle: { nativePrice: '2' },
      totals: sentRow(infoTotalsShape, { totalLiquidityUSD: '100.5', totalVolumeUSD: '14' }),
    };
  }
  if (query.includes('states: snapshots(')) return { page: page([stateOf(9), stateOf(8)]) };
  if (query.includes('page: pairSnapshots(')) return { page: page(world.changes) };
  if (query.includes('page: pairs(')) return { page: page([poolRow(9), poolRow(8, { reserve0: '0', reserve1: '0' })]) };
  if (query.includes('page: tokens(')) return { page: page([tokenRow(1, 'ONE', '0.5'), tokenRow(2, 'TWO', '0')]) };
  if (query.includes('token(id:'))
    return {
      token:
        variables.id === at(1) ? tokenRow(1, 'ONE', '0.5') : variables.id === at(2) ? tokenRow(2, 'TWO', '0') : null,
    };
  if (query.includes('pair(id:')) {
    return { pair: variables.id === at(9) ? poolRow(9) : null };
  }
  if (query.includes('exchangeDayDatas')) {
    return { rows: { items: [{ date: 86_400, dailyVolumeUSD: '1000', totalLiquidityUSD: '5000', dailyTxns: 3 }] } };
  }
  if (query.includes('first: blocks')) {
    const [from, to] = [Number(variables.from), Number(variables.to)];
    const edge = (number: number) => ({ items: to < 3 ? [] : [{ number, timestamp: number * 10 }] });
    return { first: edge(Math.max(3, from)), last: edge(to) };
  }
  if (query.includes('page: swaps(')) return { page: page(swaps) };
  if (query.includes('page: mints(')) return { page: page(mints) };
  if (query.includes('rows: swaps(')) return { rows: { items: swaps.slice(0, Number(variables.most)) } };
  return { page: page([]) };
}

/** An index with two tokens, two pools of them and a few events; one pool is empty, one trade without a price. */
export async function startFakeIndex() {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      world.asked.push(query);
      if (!world.answers) {
        response.writeHead(503).end();
        return;
      }
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: answer(query, variables) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, stop: () => server.close() };
}
