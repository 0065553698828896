import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { afterEach, expect, test, vi } from 'vitest';
import { answerApi, apiUrl } from '../../../test/profile/lab-profiles';
import type { FindFace } from '../../blocks/chain/account-faces';
import { accountFaces } from './account-faces';

afterEach(() => vi.unstubAllGlobals());

const accountAt = (index: number) => checksumAddress(`0x${index.toString(16).padStart(40, '0')}`);
const settings = { ...makeSettings(), api: { url: apiUrl } };
const users = (path: string) => ({
  data: path
    .slice(path.indexOf('=') + 1)
    .split(',')
    .map((address) => ({ address, username: `N${BigInt(address)}`, picture: null, teamId: 1 })),
});

test('names and pictures of a table of 100 accounts come with one request, those of 101 with two', async () => {
  const asked = answerApi(users);
  // The page takes a reader for each account that it shows.
  const findFace: FindFace = (account) => accountFaces(settings)(account);
  const shown = Array.from({ length: 100 }, (_, index) => accountAt(1 + index));
  const faces = await Promise.all(shown.map((account) => findFace(account)));
  expect(faces.map(({ username }) => username)).toEqual(shown.map((account) => `N${BigInt(account)}`));
  expect(asked).toHaveLength(1);
  await Promise.all(Array.from({ length: 101 }, (_, index) => findFace(accountAt(1 + index))));
  expect(asked).toHaveLength(3);
});

test('a picture is that of our own server, whatever the API names', async () => {
  const collection = accountAt(7);
  answerApi(() => ({
    data: [{ address: accountAt(1), username: null, picture: { collection, tokenId: '12' }, teamId: 1 }],
  }));
  expect(await accountFaces(settings)(accountAt(1))).toEqual({
    username: undefined,
    picture: { collection, tokenId: 12n },
    pictureUrl: `${apiUrl}/images/items/${collection}/12-thumbnail.webp`,
    teamId: 1,
  });
});

test.each([
  { data: [{ address: 'x', username: null, picture: null, teamId: null }] },
  {
    data: [
      { address: accountAt(1), username: null, picture: { collection: accountAt(2), tokenId: '../x' }, teamId: 1 },
    ],
  },
  '<html>',
  undefined,
])('an answer that is none is a failure of all who asked, and is asked for again: %j', async (answer) => {
  const asked = answerApi((path) => (asked.length > 1 ? users(path) : answer));
  const findFace = accountFaces(settings);
  const both = await Promise.allSettled([findFace(accountAt(1)), findFace(accountAt(2))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await findFace(accountAt(1))).username).toBe('N1');
});
