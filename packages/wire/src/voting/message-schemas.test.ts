import { zeroAddress } from '@besc/domain/shared/address';
import { isOfSigner, proposalText, voteText } from '@besc/domain/voting/voting-message';
import { expect, it } from 'vitest';
import { checksumAddress } from '../shared/checksum-address';
import { readMessage } from './message-schemas';

const signer = { chainId: 2372, genesisHash: `0x${'ab'.repeat(32)}`, account: zeroAddress } as const;
const proposal = `0x${'12'.repeat(32)}` as const;
const draft = { title: 'Burn', body: 'Shall we?', choices: ['Yes', 'No'], start: 10, end: 20, snapshot: 5 };
const vote = voteText({ proposal, choice: 2, votingPower: '12.5', verificationHash: '' }, signer, 1_800_000_000);

it('reads what it writes', () => {
  expect(readMessage(proposalText(draft, signer, 7))).toMatchObject({
    version: '0.1.3',
    timestamp: '7',
    space: 'money.besc',
    type: 'proposal',
    payload: { name: 'Burn', choices: ['Yes', 'No'], start: 10, end: 20, snapshot: 5, type: 'single-choice' },
  });
  expect(readMessage(vote)).toMatchObject({ type: 'vote', payload: { proposal, choice: 2 } });
});

it('knows whose a message is, and for which chain by its id and its first block', () => {
  const message = readMessage(vote);
  if (message === undefined) throw new Error('unread');
  expect(isOfSigner(message, signer)).toBe(true);
  expect(isOfSigner(message, { ...signer, chainId: 97 })).toBe(false);
  const account = checksumAddress(`0x${'11'.repeat(20)}`);
  expect(isOfSigner(message, { ...signer, account })).toBe(false);
  expect(isOfSigner(message, { ...signer, genesisHash: `0x${'cd'.repeat(32)}` })).toBe(false);
});

it.each([
  ['no JSON', 'vote'],
  ['another space', vote.replace('money.besc', 'cake.eth')],
  ['another version', vote.replace('0.1.3', '0.1.4')],
  ['a name that stands twice', vote.replace('"choice":2', '"choice":1,"choice":2')],
  ['a name that is not known', vote.replace('"choice":2', '"choice":2,"weight":9')],
  ['white space', vote.replace(',', ', ')],
  ['a choice of another kind', vote.replace('"choice":2', '"choice":"2"')],
  ['a number that is written otherwise', vote.replace('"choice":2', '"choice":2e0')],
  ['no chain', vote.replace(/"network":"2372",/, '')],
])('refuses %s', (_, text) => {
  expect(readMessage(text)).toBeUndefined();
});
