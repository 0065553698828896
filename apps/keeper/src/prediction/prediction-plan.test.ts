import { expect, test } from 'vitest';
import { type PredictionReading, predictionPlan } from './prediction-plan';

const game = {
  epoch: 7n,
  failedThrough: 3n,
  boundary: 1_000,
  interval: 300,
  buffer: 60,
  pausedUntil: 0,
  lastLockId: 40n,
};
const reading: PredictionReading = {
  game,
  isOperator: true,
  graceSeconds: 15,
  priceAgeSeconds: 4,
  newestPriceTime: 1_000,
  boundaryPrice: { id: 50n, time: 1_000, finalSince: 1_000 },
};
const plan = (now: number, changes: Partial<PredictionReading> = {}) => predictionPlan({ ...reading, ...changes }, now);
const waits = (reason: string) => ({ kind: 'wait', reason });

test('with the price of the boundary it is executed from the boundary to the end of the buffer', () => {
  expect(plan(999)).toEqual(waits('boundary-to-come'));
  expect(plan(1_000)).toEqual({ kind: 'execute' });
  expect(plan(1_060)).toEqual({ kind: 'execute' });
  expect(plan(1_061)).toEqual({ kind: 'begin' });
});

test('an older price than the contract takes is none, however late it is', () => {
  expect(plan(1_000, { boundaryPrice: { id: 49n, time: 996, finalSince: 996 } })).toEqual({ kind: 'execute' });
  expect(plan(1_060, { boundaryPrice: { id: 49n, time: 995, finalSince: 995 } })).toEqual(waits('no-report'));
  expect(plan(1_060, { boundaryPrice: { id: 40n, time: 996, finalSince: 996 } })).toEqual(waits('no-report'));
  expect(plan(1_060, { boundaryPrice: undefined })).toEqual(waits('no-report'));
  // The first round of a row closes none, so the price may be that of an earlier row.
  const first = { game: { ...game, failedThrough: 6n }, boundaryPrice: { id: 40n, time: 996, finalSince: 996 } };
  expect(plan(1_050, first)).toEqual({ kind: 'execute' });
});

test('a price that more reports can still replace is waited for, also by the operator', () => {
  const open = { boundaryPrice: { id: 50n, time: 1_000, finalSince: 1_021 } };
  expect(plan(1_020, open)).toEqual(waits('not-final'));
  expect(plan(1_021, open)).toEqual({ kind: 'execute' });
  expect(plan(1_061, open)).toEqual({ kind: 'begin' });
});

test('who is not the operator waits for the grace time, and begins only what is late', () => {
  const stranger = { isOperator: false };
  expect(plan(1_014, stranger)).toEqual(waits('grace'));
  expect(plan(1_015, stranger)).toEqual({ kind: 'execute' });
  expect(plan(1_061, stranger)).toEqual({ kind: 'begin' });
  const stopped = { ...stranger, game: { ...game, failedThrough: 7n } };
  expect(plan(1_050, stopped)).toEqual(waits('not-operator'));
  expect(plan(1_061, stopped)).toEqual({ kind: 'begin' });
  const never = { ...stranger, game: { ...game, epoch: 0n, failedThrough: 0n, boundary: 0 } };
  expect(plan(5_000, never)).toEqual(waits('not-operator'));
});

test('a row begins only while prices come, and nothing is done during a pause', () => {
  const never = { game: { ...game, epoch: 0n, failedThrough: 0n, boundary: 0 } };
  expect(plan(1_300, never)).toEqual({ kind: 'begin' });
  expect(plan(1_301, never)).toEqual(waits('no-price'));
  expect(plan(1_400)).toEqual(waits('no-price'));
  expect(plan(1_000, { game: { ...game, pausedUntil: 1_001 } })).toEqual(waits('paused'));
  expect(plan(1_001, { game: { ...game, pausedUntil: 1_001 } })).toEqual({ kind: 'execute' });
});
