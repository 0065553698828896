import { createHash } from 'node:crypto';
import { portraitCount } from '@besc/domain/nfts/portrait-count';
import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import { squadPicturesHash } from '@besc/domain/nfts/squad-pictures-hash';
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
  expect(`0x${all.digest('hex')}`).toBe(squadPicturesHash);
});
