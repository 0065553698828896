import { campaigns } from '@besc/domain/profile/campaigns';
import { rootShape } from '@besc/domain/profile/profile-rows';
import { zeroAddress } from '@besc/domain/shared/address';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { achievementsOf, type HistoryStanding } from './achievements';
import { campaignText } from './campaign-text';

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

test('ACH-02 each has its id, type, points, title, description and badge', () => {
  for (const { campaign } of achievementsOf({ claims: [], awarded: new Set() })) {
    const { title, description } = campaignText(campaign);
    expect(campaign.id).toBeGreaterThan(510_000_000);
    expect(['ifo', 'teambattle', 'participation']).toContain(campaign.type);
    expect(campaign.points).toBeGreaterThan(0);
    expect([title.text, description.text].every((text) => text.length > 3)).toBe(true);
    // What claims give comes with a bunny; sales and ranks have the medal alone.
    if (campaign.source === 'chain' || campaign.source === 'history') expect(campaign.bunnyId).toBeGreaterThan(0);
  }
});

test('without the index a campaign that the chain cannot tell is unread, never missed', () => {
  const list = achievementsOf({ claims: [], awarded: undefined });
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['unread']));
});

const [early, joiner, top, swap] = [513_010_001, 516_010_001, 515_030_001, 517_010_001] as const;
const row = (block: number, timestamp: number) => ({ account: zeroAddress, block, timestamp, total: 1 });
const root = (untilBlock: number) => ({
  ...zeroOf(rootShape),
  root: zeroHash,
  inputHash: zeroHash,
  hash: zeroHash,
  uri: '',
  untilBlock,
});

/** Of an account that the chain knows nothing of; the first year ended at 1000, the first days at 100. */
function statesOf(parts: Partial<HistoryStanding> = {}, block = 5n) {
  const history = { reached: new Map(), roots: new Map(), now: 2000, ...parts };
  const ends = new Map([
    [early, { block: 9n, time: 100 }],
    [joiner, { block: 9n, time: 1000 }],
    [top, { block: 9n, time: 1000 }],
    [swap, { block: 9n, time: undefined }],
  ]);
  const list = achievementsOf({ claims: [], awarded: new Set(), history, ends, block });
  return (id: number) => list.find(({ campaign }) => campaign.id === id)?.state;
}

test('what history knows is open, missed, waiting for a root, or can be proved; who has most is told by the list alone', () => {
  const none = statesOf();
  expect([early, joiner, top, swap].map(none)).toEqual(['missed', 'missed', 'missed', 'open']);
  expect([early, joiner, top].map(statesOf({ now: 50 }))).toEqual(['open', 'open', 'open']);
  const reached = new Map([
    ['vault-deposit', row(3, 100)],
    ['profile', row(3, 999)],
    ['tickets', row(3, 500)],
    ['swap', row(8, 1500)],
  ]);
  expect([early, joiner, top, swap].map(statesOf({ reached }))).toEqual(['missed', 'waiting', 'waiting', 'waiting']);
  const roots = new Map([early, joiner, top, swap].map((id) => [id, root(7)] as const));
  expect([early, joiner, top, swap].map(statesOf({ reached, roots }))).toEqual([
    'missed',
    'provable',
    'to-check',
    // The root is of a block before.
    'waiting',
  ]);
  expect(statesOf({ reached, roots: new Map([[swap, root(8)]]) })(swap)).toBe('provable');
});

test('nothing of a campaign that has ended can be claimed, and without the index nothing counts as missed', () => {
  const states = statesOf({}, 9n);
  expect([early, swap].map(states)).toEqual(['missed', 'missed']);
  const list = achievementsOf({ claims: [], awarded: new Set(), ends: new Map() });
  expect(list.find(({ campaign }) => campaign.id === early)?.state).toBe('unread');
});

test('a sale that is over without the account counts as missed once the index says that it gave no points', () => {
  const id = 511_010_000;
  const claims = [{ id, canClaim: false, hasClaimed: undefined, sale: zeroAddress, isMissed: true }];
  const stateIn = (awarded: ReadonlySet<number> | undefined) =>
    achievementsOf({ claims, awarded }).find(({ campaign }) => campaign.id === id)?.state;
  expect([stateIn(new Set()), stateIn(new Set([id])), stateIn(undefined)]).toEqual(['missed', 'earned', 'unread']);
});
