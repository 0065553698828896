import { campaigns } from '@besc/domain/profile/campaigns';
import { expect, test } from 'vitest';
import { achievementsOf } from './achievements';

test('ACH-10 all 45 campaigns are listed: what was earned first, then what can be claimed', () => {
  const claims = [
    { id: 517_030_001, canClaim: true, hasClaimed: false },
    { id: 517_040_001, canClaim: false, hasClaimed: true },
    { id: 517_090_001, canClaim: undefined, hasClaimed: undefined },
  ];
  const list = achievementsOf({ claims, awarded: new Set([515_010_001]) });
  expect(list).toHaveLength(45);
  expect(new Set(list.map(({ campaign }) => campaign.id)).size).toBe(campaigns.length);
  expect(list.slice(0, 3).map(({ campaign, state }) => [campaign.id, state])).toEqual([
    [515_010_001, 'earned'],
    [517_040_001, 'earned'],
    [517_030_001, 'claimable'],
  ]);
});

test('without the index a campaign that the chain cannot tell is unread, never missed', () => {
  const list = achievementsOf({ claims: [], awarded: undefined });
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['unread']));
});
