import { expect, test } from 'vitest';
import { indexId, zeroId } from '../shared/index-id';
import { noPositionRecord, recordAfterAdd } from './position-record';
import { type PairEvent, replayedRecord } from './replayed-record';

const [pair, ann, bob] = [indexId('0x0A'), indexId('0x0B'), indexId('0x0C')];
const at = (time: number) => ({ transaction: `0x${time}`, time }) as const;
const moved = (time: number, from: typeof ann, to: typeof ann, value: bigint): PairEvent => ({
  ...at(time),
  kind: 'transfer',
  from,
  to,
  value,
});
const added: readonly PairEvent[] = [
  moved(5, zeroId, ann, 100n),
  { ...at(5), kind: 'sync', reserve0: 600n, reserve1: 600n },
  { ...at(5), kind: 'mint', amount0: 100n, amount1: 100n },
];
const grown: PairEvent = { ...at(6), kind: 'sync', reserve0: 1200n, reserve1: 1200n };
const record = (events: readonly PairEvent[], account = ann) =>
  replayedRecord({ pair, account, totalSupply: 500n }, events);

test('a Mint is told by the transfer before it, with reserves and supply after it', () => {
  const mint = { reserve0: 600n, reserve1: 600n, totalSupply: 600n, liquidity: 100n, amount0: 100n, amount1: 100n };
  expect(record(added)).toEqual(recordAfterAdd(noPositionRecord, mint, 5));
  expect(record(added, bob)).toEqual(noPositionRecord);
});

test('a removal brings the fees of its part, and what others sent along is none of it', () => {
  const burn = (sent: bigint, burned: bigint): readonly PairEvent[] => [
    moved(7, ann, pair, sent),
    moved(7, pair, zeroId, burned),
    { ...at(7), kind: 'sync', reserve0: 1100n, reserve1: 1100n },
    { ...at(7), kind: 'burn', amount0: 100n, amount1: 100n },
  ];
  expect(record([...added, grown, ...burn(50n, 50n)])).toMatchObject({
    liquidity: 50n,
    paid0: 50n,
    paid1: 50n,
    sent: 0n,
  });
  expect(record([...added, grown, ...burn(50n, 100n)])).toMatchObject({ liquidity: 50n, paid0: 25n, sent: 0n });
});

test('LP that was only sent brings nothing, in another transaction too', () => {
  const sent = [...added, grown, moved(7, ann, pair, 50n), moved(8, pair, zeroId, 50n)];
  const burned: PairEvent = { ...at(8), kind: 'burn', amount0: 90n, amount1: 90n };
  expect(record([...sent, burned])).toMatchObject({ liquidity: 50n, sent: 50n, paid0: 0n });
  expect(record([...added, moved(6, ann, bob, 40n)], bob)).toMatchObject({ liquidity: 40n, received: 40n });
});

test('zero and the pair itself hold nothing', () => {
  expect(record(added, pair)).toEqual(noPositionRecord);
  expect(record(added, zeroId)).toEqual(noPositionRecord);
});
