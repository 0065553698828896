import { expect, test } from 'vitest';
import { withSettings } from './test/with-settings';

test('a bond is above zero and fits where it is kept', () => {
  const laidOut = (bond: string) => () => withSettings('random', { bond });
  for (const bond of ['0', '79228162514.264337593543950336', 'much']) {
    expect(laidOut(bond)).toThrow('settings.random.bond must');
  }
  expect(laidOut('79228162514.264337593543950335')().contracts.random).toBeDefined();
});
