import { expect, test } from 'vitest';
import { RowWatch } from './row-watch';

/** Rows begun at these epochs, one each 360 s. */
function watchOf(epochs: readonly bigint[]) {
  const watch = new RowWatch();
  for (const [place, epoch] of epochs.entries()) watch.note({ kind: 'begun', epoch }, 360 * place);
  return watch;
}

test('rows that end at their first boundary again and again are a problem, until a round is executed', () => {
  expect(watchOf([0n, 1n]).problem()).toBeUndefined();
  const watch = watchOf([0n, 1n, 2n]);
  expect(watch.problem()).toBe('2 rows of rounds one after the other were refunded: their boundaries were missed');
  watch.note({ kind: 'waits' }, 800);
  expect(watch.problem()).toBeDefined();
  watch.note({ kind: 'executed', epoch: 3n }, 1_020);
  expect(watch.problem()).toBeUndefined();
});

test('rounds that another keeper executed count, and what is long past is none', () => {
  expect(watchOf([0n, 5n, 9n, 12n]).problem()).toBeUndefined();
  const watch = watchOf([0n, 1n, 2n]);
  watch.note({ kind: 'waits' }, 720 + 1_801);
  expect(watch.problem()).toBeUndefined();
});
