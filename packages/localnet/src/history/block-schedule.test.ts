import { expect, test } from 'vitest';
import { blockSchedule, densities, withTimesOf } from './block-schedule';
import { seededRandom } from './seeded-random';

const day = 86_400;
const end = 1_790_123_456;
const start = end - 365 * day;

for (const [name, density] of [
  ['year', densities.year],
  ['small', densities.small],
] as const) {
  const blocks = blockSchedule({ random: seededRandom(name), start, end, density });

  test(`${name}: blocks are in order, inside the time and never two at once`, () => {
    expect(blocks.length).toBeGreaterThan(365);
    for (const [index, block] of blocks.entries()) {
      expect(block.timestamp).toBeGreaterThan(blocks[index - 1]?.timestamp ?? start);
      expect(block.timestamp).toBeLessThan(end);
    }
  });

  test(`${name}: a block follows each day start, and each late hour start, within ten minutes`, () => {
    const hasBlock = (from: number) => blocks.some(({ timestamp }) => timestamp > from && timestamp < from + 600);
    for (let midnight = Math.ceil(start / day) * day; midnight + 600 < end; midnight += day) {
      expect(hasBlock(midnight)).toBe(true);
    }
    const firstHour = Math.ceil((end - density.hourlyDays * day) / 3600) * 3600;
    for (let top = firstHour; top + 600 < end; top += 3600) expect(hasBlock(top)).toBe(true);
  });
}

test('a year plans more than 5 000 trades', () => {
  const blocks = blockSchedule({ random: seededRandom('count'), start, end, density: densities.year });
  const trades = blocks.reduce((sum, block) => sum + block.trades + (block.allPairs ? 10 : 0), 0);
  expect(trades).toBeGreaterThan(6000);
});

test('a short gap is filled as well', () => {
  const gap = { random: seededRandom('gap'), start: end - 2 * 3600, end, density: densities.year };
  const blocks = blockSchedule(gap);
  expect(blocks.length).toBeGreaterThan(1);
  expect(blockSchedule({ ...gap, start: end - 5 })).toHaveLength(0);
});

test('times that a slug asks for become blocks, and one that is there already keeps what happens in it', () => {
  const there = { timestamp: 20, trades: 4, allPairs: true, liquidityChanges: 1 };
  const once = withTimesOf([there], { slug: 'prediction', times: [30, 20, 10] });
  const twice = withTimesOf(once, { slug: 'lottery', times: [30] });
  const empty = { trades: 0, allPairs: false, liquidityChanges: 0 };
  expect(twice).toEqual([
    { timestamp: 10, ...empty, askedBy: ['prediction'] },
    { ...there, askedBy: ['prediction'] },
    { timestamp: 30, ...empty, askedBy: ['prediction', 'lottery'] },
  ]);
});
