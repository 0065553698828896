import { expect, test } from 'vitest';
import { drawnPoints } from './drawn-points';

const first = { time: 100, value: 2 };
const second = { time: 200, value: 3 };

test('CHART-01 one price alone becomes a line to the price now; everything else is drawn as it is', () => {
  expect(drawnPoints({ points: [first], current: 2.5, nowSeconds: 150 })).toEqual([first, { time: 150, value: 2.5 }]);
  expect(drawnPoints({ points: [first], current: undefined, nowSeconds: 150 })).toEqual([first]);
  expect(drawnPoints({ points: [first], current: 2.5, nowSeconds: 100 })).toEqual([first]);
  expect(drawnPoints({ points: [first, second], current: 9, nowSeconds: 300 })).toEqual([first, second]);
  expect(drawnPoints({ points: [], current: 9, nowSeconds: 300 })).toEqual([]);
});
