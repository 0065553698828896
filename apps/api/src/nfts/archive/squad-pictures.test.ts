import { createHash } from 'node:crypto';
import { portraitCount } from '@besc/domain/nfts/portrait-count';
import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import { expect, test } from 'vitest';

test('all pictures of the Squad differ, are small, and have the hash of the repository', () => {
  const all = createHash('sha256');
  const each = new Set<string>();
  let largest = 0;
  for (let id = 0; id < portraitCount('squad'); id++) {
    const svg = portraitSvg({ collection: 'squad', id }) ?? '';
    all.update(svg);
    each.add(createHash('sha256').update(svg).digest('base64'));
    largest = Math.max(largest, svg.length);
  }
  expect(each.size).toBe(portraitCount('squad'));
  expect(largest).toBeLessThan(66_000);
  expect(all.digest('hex')).toBe('3b35168e2572475b9e2a919f7b5c0a34d029539ee5402fab4157de15375cf48c');
});
