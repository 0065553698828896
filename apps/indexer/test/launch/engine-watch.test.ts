import { expect, test } from 'vitest';
import { engineWatch } from '../../launch/engine-watch';

const watched = (looks: readonly (readonly [status: string, at: number])[]) => {
  const watch = engineWatch({ redMs: 30_000, silentMs: 120_000 });
  for (const [status, at] of looks) watch.heard(status, at);
  return watch;
};

test('an engine that kept up and then stays red is started again', () => {
  for (const red of ['stalled', 'forked']) {
    const watch = watched([
      ['ok', 0],
      [red, 1000],
      [red, 20_000],
    ]);
    expect(watch.problem(31_000)).toBeUndefined();
    expect(watch.problem(31_001)).toBe('stays behind the chain');
  }
});

test('any look that is not red restarts the count', () => {
  const watch = watched([
    ['ok', 0],
    ['stalled', 1000],
    ['syncing', 25_000],
    ['stalled', 26_000],
  ]);
  expect(watch.problem(50_000)).toBeUndefined();
});

test('an engine that still reads history is left alone, and so is one whose node is the problem', () => {
  expect(
    watched([
      ['syncing', 0],
      ['stalled', 1000],
    ]).problem(90_000),
  ).toBeUndefined();
  for (const red of ['node-unreachable', 'chain-stalled']) {
    expect(
      watched([
        ['ok', 0],
        [red, 1000],
      ]).problem(90_000),
    ).toBeUndefined();
  }
});

test('an engine that stands still altogether is started again, one that never spoke is not', () => {
  expect(watched([['syncing', 0]]).problem(120_001)).toBe('has not said anything for a long time');
  expect(watched([]).problem(1_000_000)).toBeUndefined();
});
