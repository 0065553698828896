import { describe, expect, it } from 'vitest';
import { portraitCount } from './portrait-count';
import type { PortraitCollection } from './portrait-id';
import { portraitSvg } from './portrait-svg';

/** All of the small collection, and of the large one each hundredth, which meets every value of every trait but the rarest. */
const some: [PortraitCollection, number][] = [
  ...Array.from({ length: portraitCount('bunnies') }, (_, id): [PortraitCollection, number] => ['bunnies', id]),
  ...Array.from({ length: 100 }, (_, id): [PortraitCollection, number] => ['squad', id * 101]),
];
const drawn = some.map(([collection, id]) => portraitSvg({ collection, id }) ?? '');

describe('portraitSvg', () => {
  it('draws only marks: no script, style, reference, identifier, entity or foreign content', () => {
    for (const svg of drawn) {
      const tags = new Set([...svg.matchAll(/<\/?([^\s>/]+)/g)].map(([, tag]) => tag));
      expect([...tags].filter((tag) => tag !== 'svg' && tag !== 'path' && tag !== 'g')).toEqual([]);
      const names = new Set([...svg.matchAll(/\s([\w:-]+)=/g)].map(([, name]) => name));
      const allowed = ['xmlns', 'viewBox', 'role', 'aria-label', 'd', 'transform'];
      expect(
        [...names].filter((name) => !allowed.includes(name ?? '') && !/^(?:fill|stroke)/.test(name ?? '')),
      ).toEqual([]);
      expect(svg).not.toMatch(/[&#](?![0-9a-f]{6}")|NaN|undefined|Infinity|url\(/);
    }
  });

  it('stays under 64 kB', () => {
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(64_000);
  });

  it('draws no portrait for a number that has none', () => {
    for (const id of [-1, 0.5, Number.NaN, 10_000]) expect(portraitSvg({ collection: 'squad', id })).toBeUndefined();
    expect(portraitSvg({ collection: 'bunnies', id: portraitCount('bunnies') })).toBeUndefined();
  });

  it('draws each time the same', () => {
    expect(some.map(([collection, id]) => portraitSvg({ collection, id }))).toEqual(drawn);
  });
});
