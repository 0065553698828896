import { contentUri } from '@besc/domain/names/content-uri';
import { expect, test } from 'vitest';
import { contentIdOf, keyIdOf } from '../content/content-id';
import { contentHash } from './content-hash';

test('LIST-46 LIST-47 what a name says leads to content by its hash, and to a key', () => {
  const { id, bytes } = contentIdOf(new TextEncoder().encode('hello world\n'));
  expect(contentUri(contentHash('ipfs', bytes))).toBe(`ipfs://${id}`);
  const key = keyIdOf('test');
  expect(contentUri(contentHash('ipns', key.bytes))).toBe(`ipns://${key.id}`);
});
