import { expect, test } from 'vitest';
import { withSettings } from './test/with-settings';

const accounts = Array.from({ length: 9 }, (_, index) => `0x${String(index + 1).repeat(40)}`);
const laidOut = (count: number, quorum: number) => () =>
  withSettings('oracle', { reporters: accounts.slice(0, count), quorum });

test('a quorum is odd, and of as many reporters that those who are silent must be a majority too', () => {
  expect(laidOut(5, 3)().contracts.oracle).toBeDefined();
  expect(laidOut(9, 5)().contracts.oracle).toBeDefined();
  for (const count of [3, 4, 6])
    expect(laidOut(count, 3)).toThrow('settings.oracle.reporters must be 5 for a quorum of 3');
  expect(laidOut(7, 4)).toThrow('settings.oracle.quorum must be odd');
  const twice = [...accounts.slice(0, 4), accounts[0]];
  expect(() => withSettings('oracle', { reporters: twice, quorum: 3 })).toThrow('settings.oracle.reporters has');
});
