import { expect, test } from 'vitest';
import { chartSlots } from './chart-slots';

const day = 86_400;
/** Each place as the point that is read there, in brackets where it is empty. */
const drawn = (times: readonly number[]) =>
  chartSlots(times).map(({ index, isPoint }) => (isPoint ? `${index}` : `(${index})`));

test('even times stand one beside the other, and so do one, two or none', () => {
  for (const count of [0, 1, 2, 30]) {
    const times = Array.from({ length: count }, (_, index) => index * day);
    expect(chartSlots(times)).toEqual(times.map((time, index) => ({ time, index, isPoint: true })));
  }
});

test('days without an entry keep their room, and the nearest entry is read there', () => {
  const times = [0, day, 5 * day, 6 * day];
  expect(drawn(times)).toEqual(['0', '1', '(1)', '(1)', '(2)', '2', '3']);
  expect(chartSlots(times).map(({ time }) => time / day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('the value of this moment is no step by which days are measured', () => {
  expect(drawn([0, day, 2 * day, 2 * day + 60])).toEqual(['0', '1', '2', '3']);
});

test.each([
  ['a second beside a year', [0, 1, 2, 365 * day, 365 * day + 1]],
  ['a report about every minute', Array.from({ length: 500 }, (_, index) => index * 60 + ((index * 7) % 13))],
  ['ever further apart', Array.from({ length: 40 }, (_, index) => 2 ** index)],
])('%s: each point has one place, places rise, and few are empty', (_, times) => {
  const slots = chartSlots(times);
  expect(slots.filter(({ isPoint }) => isPoint).map(({ time }) => time)).toEqual(times);
  for (const [place, { time, index }] of slots.entries()) {
    if (place > 0) expect(time).toBeGreaterThan(slots[place - 1]?.time ?? 0);
    expect(times[index]).toBeDefined();
  }
  expect(slots.length).toBeLessThanOrEqual(times.length + 301);
});
