import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { setupView } from './setup-steps';

const collection = checksumAddress(`0x${'a1'.repeat(20)}`);
const item = (tokenId: bigint) => ({ collection, tokenId });
const team = (id: number, isJoinable = true) => ({
  id,
  name: `Team ${id}`,
  description: '',
  users: 0,
  points: 0n,
  isJoinable,
});
const nothing = {
  profile: { kind: 'none' } as const,
  owned: [],
  teams: [team(1), team(2, false)],
  choice: { name: '' },
  hasClaimed: false,
  prices: { starter: 5n, register: 7n },
};

test('PROF-08 the steps are starter, picture, team and name, each open once the one before is done', () => {
  expect(setupView(nothing)).toMatchObject({ current: 'starter', toPay: 12n });
  const owned = { ...nothing, owned: [item(3n)], hasClaimed: true };
  expect(setupView(owned)).toMatchObject({ current: 'picture', toPay: 7n });
  const chosen = { ...owned, choice: { name: '', picture: item(3n) } };
  expect(setupView(chosen)).toMatchObject({ current: 'team', picture: item(3n) });
  expect(setupView({ ...chosen, choice: { ...chosen.choice, teamId: 1 } })).toMatchObject({ current: 'name' });
});

test('a picture that left the wallet and a closed team cannot be chosen', () => {
  const gone = { ...nothing, hasClaimed: true, choice: { name: '', picture: item(3n), teamId: 2 } };
  expect(setupView(gone)).toMatchObject({ current: 'picture', picture: undefined, team: undefined });
});

test('a profile that stands leaves the name alone to be set, for nothing', () => {
  const made = { ...nothing, profile: { kind: 'paused', userId: 1, points: 0n, teamId: 1 } as const };
  expect(setupView(made)).toMatchObject({ current: 'name', toPay: 0n });
});
