import { vaultCompounding } from '@besc/domain/yields/compounding';
import { expect, test } from 'vitest';
import texts from './messages/en.json';

test('how often the vault is taken to stake again is told as it is worked out', () => {
  const found = Object.keys(texts).filter((text) => /\d+ times a year/.test(text));
  expect(found).toHaveLength(1);
  expect(vaultCompounding).toMatchObject({ times: Number(/(\d+) times a year/.exec(found[0] ?? '')?.[1]) });
});
