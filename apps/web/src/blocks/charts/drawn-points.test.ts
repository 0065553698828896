import { expect, test } from 'vitest';
import { drawnPoints } from './drawn-points';

const first = { time: 100, value: 2 };
const second = { time: 200, value: 3 };

test('CHART-01 one price alone becomes a line to the price now', () => {
  expect(drawnPoints({ points: [first], current: 2.5, nowSeconds: 150 })).toEqual([first, { time: 150, value: 2.5 }]);
  expect(drawnPoints({ points: [first], current: undefined, nowSeconds: 150 })).toEqual([first]);
  expect(drawnPoints({ points: [first], current: 2.5, nowSeconds: 100 })).toEqual([first]);
  expect(drawnPoints({ points: [], current: 9, nowSeconds: 300 })).toEqual([]);
});

test('CHART-16 CHART-17 the hour that runs shows the price now; the number of points stays', () => {
  expect(drawnPoints({ points: [first, second], current: 9, nowSeconds: 300 })).toEqual([
    first,
    { time: 200, value: 9 },
  ]);
  expect(drawnPoints({ points: [first, second], current: undefined, nowSeconds: 300 })).toEqual([first, second]);
});
