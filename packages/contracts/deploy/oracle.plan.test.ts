import { expect, test } from 'vitest';
import { withSettings } from './test/with-settings';

const accounts = Array.from({ length: 9 }, (_, index) => `0x${String(index + 1).repeat(40)}`);
const sources = Array.from({ length: 9 }, (_, index) => ['mean:60', 'mean:60:MONEY', 'mean:60:HENNY'][index % 3]);
const laidOut = (count: number, quorum: number) => () =>
  withSettings('oracle', { reporters: accounts.slice(0, count), sources: sources.slice(0, count), quorum });

test('a quorum is odd, and of as many reporters that those who are silent must be a majority too', () => {
  expect(laidOut(5, 3)().contracts.oracle).toBeDefined();
  expect(laidOut(9, 5)().contracts.oracle).toBeDefined();
  for (const count of [3, 4, 6])
    expect(laidOut(count, 3)).toThrow('settings.oracle.reporters must be 5 for a quorum of 3');
  expect(laidOut(7, 4)).toThrow('settings.oracle.quorum must be odd');
  const twice = [...accounts.slice(0, 4), accounts[0]];
  const told = { reporters: twice, sources: sources.slice(0, 5), quorum: 3 };
  expect(() => withSettings('oracle', told)).toThrow('settings.oracle.reporters has');
});

test('each reporter has a source that is a mean over at least a minute, over tokens of the plan', () => {
  const withSources = (told: unknown) => () =>
    withSettings('oracle', { reporters: accounts.slice(0, 5), sources: told, quorum: 3 });
  const four = sources.slice(0, 4);
  expect(withSources([...four, 'spot'])).toThrow(
    'settings.oracle.sources[4] must be mean:SECONDS or mean:SECONDS:TOKEN with 60 to 3600 seconds, not "spot"',
  );
  expect(withSources([...four, 'mean:59'])).toThrow('settings.oracle.sources[4] must be');
  expect(withSources(four)).toThrow('settings.oracle.sources must name one source for each reporter');
  expect(withSources(undefined)).toThrow('settings.oracle.sources must');
  expect(withSources([...four, 'mean:60:NONE'])).toThrow('goes over NONE, no token of the plan');
});
