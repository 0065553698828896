import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answerHub, hashAt, hubUrl } from '../../../test/voting/lab-hub';
import { verifiedQuery } from './voting.queries';

afterEach(() => vi.unstubAllGlobals());

const voter = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const vote = { id: hashAt(1), voter, power: 10n ** 18n, verificationHash: hashAt(2) };
const settings = { ...makeSettings(), api: { url: hubUrl } };
const access = { settings, reader: { blocks: { current: () => 77n } } };
const ask = (block?: number) => new QueryClient().fetchQuery(verifiedQuery(access, [vote], block));

test('VOTE-20 VOTE-22 votes are verified at a block, that of the chain now when none is given', async () => {
  const asked = answerHub(() => ({ data: { [voter.toLowerCase()]: { isValid: true } } }));
  expect(await ask()).toEqual(new Map([[voter.toLowerCase(), true]]));
  await ask(40);
  expect(asked.map(({ path, body }) => [path, body])).toEqual(
    [77, 40].map((block) => [
      '/verify',
      { block, votes: [{ address: voter, verificationHash: hashAt(2), total: '1' }] },
    ]),
  );
});

test('VOTE-21 a status that is not OK throws with its text', async () => {
  answerHub(() => new Response('', { status: 502 }));
  await expect(ask()).rejects.toThrow('Bad Gateway');
});
