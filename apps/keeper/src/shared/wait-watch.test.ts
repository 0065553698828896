import { expect, test } from 'vitest';
import { WaitWatch } from './wait-watch';

test('a wait is a problem after its patience, counted from its begin, whatever its words become', () => {
  const watch = new WaitWatch(100);
  expect(watch.problem()).toBeUndefined();
  watch.note('no price', 1_000);
  watch.note('no secret', 1_100);
  expect(watch.problem()).toBeUndefined();
  watch.note('no secret', 1_101);
  expect(watch.problem()).toMatch(/^no secret, for 101 s$/);
  watch.note(undefined, 1_102);
  watch.note('no price', 1_103);
  expect(watch.problem()).toBeUndefined();
});
