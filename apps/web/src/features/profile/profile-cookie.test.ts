import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { profileCookie, readProfileCookie } from './profile-cookie';

const account = checksumAddress(`0x${'a1'.repeat(20)}`);
const face = { username: 'BunnyKing', avatar: '/api/images/items/0x1/7-thumbnail.webp' };
const text = profileCookie(account, face, 'swap.example');

test('PROF-13 PROF-14 the cookie is named after the account and holds its name and its thumbnail', () => {
  const [first = ''] = text.split('; ');
  expect(first).toMatch(new RegExp(`^profile_${account}=`));
  expect(readProfileCookie(account, `other=1; ${first}`)).toEqual(face);
  expect(readProfileCookie(account, '')).toBeUndefined();
});

test('PROF-15 PROF-16 PROF-17 it is set for the domain, for safe connections and for 30 days', () => {
  expect(text.split('; ').slice(1)).toEqual(
    expect.arrayContaining(['domain=swap.example', 'secure', `max-age=${30 * 86_400}`]),
  );
});

test.each([
  '{',
  '%E0%A4%A',
  encodeURIComponent('{"username":5}'),
  encodeURIComponent(JSON.stringify({ ...face, username: 'x'.repeat(16) })),
])('what another page put there is not used: %s', (value) => {
  expect(readProfileCookie(account, `profile_${account}=${value}`)).toBeUndefined();
});
