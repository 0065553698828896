import { ReadError } from '@besc/sdk/shared/errors/read-error';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test, vi } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { readPictures } from './read-pictures';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const [profile, account, accepted, refused, broken] = [at('1'), at('a'), at('2'), at('3'), at('4')];

test('PROF-31 a collection that is not accepted offers nothing, and one that refuses stops none of the others', async () => {
  const { reader } = noChain(makeSettings());
  vi.spyOn(reader, 'read').mockImplementation(async ({ address, functionName, args }) => {
    if (address === broken) throw new ReadError('READ_REVERTED', 'no');
    return (functionName === 'hasRole' ? Array.isArray(args) && args[1] !== refused : [[7n, 8n, 9n], 3n]) as never;
  });
  const asked = { reader, profile, account, most: 2 };
  const items = [7n, 8n].map((tokenId) => ({ collection: accepted, tokenId }));
  expect(await readPictures({ ...asked, collections: [accepted, refused] })).toEqual({
    items,
    isPartly: true,
    isUnread: false,
  });
  expect(await readPictures({ ...asked, collections: [broken, accepted] })).toMatchObject({ items, isUnread: true });
});
