/** What a campaign belongs to. */
export type CampaignType = 'ifo' | 'teambattle' | 'participation';

/**
 * Who says that it is earned. The point centre asks its sale, the battle gives it itself. The claims ask the chain, or a
 * Merkle root of what only history knows.
 */
export type CampaignSource = 'sale' | 'battle' | 'chain' | 'history';

/** Something that gives points once, and perhaps a bunny. */
export interface Campaign {
  /** Kind (3 digits), number (2) and rank (4): 511010000 is the first sale. */
  readonly id: number;
  /** What code and texts call it. */
  readonly key: string;
  readonly type: CampaignType;
  readonly points: number;
  readonly source: CampaignSource;
  /** The kind of the bunny that it gives. */
  readonly bunnyId?: number;
  /** For a campaign of the chain: the round before which it is earned. */
  readonly thresholdRound?: number;
  /** For a campaign of history: the time in which it is earned, whose end each deployment sets; without it there is no end. */
  readonly period?: CampaignPeriod;
  /** For a campaign of history: what the index notes of those who have earned it; without it the index cannot tell. */
  readonly milestone?: CampaignMilestone;
}

/** The first days, or the first year. */
export type CampaignPeriod = 'early' | 'first-year';

/** Who has reached something, or the accounts that have most of it, so many of them. */
export interface CampaignMilestone {
  readonly kind: string;
  readonly most?: number;
}

const sales = Array.from(
  { length: 15 },
  (_, index): Campaign => ({
    id: 511_000_000 + (index + 1) * 10_000,
    key: `sale-${index + 1}`,
    type: 'ifo',
    points: 200,
    source: 'sale',
  }),
);

/** Of each team of a battle, by its place: its champion, three ranks of the first 500, and all others. */
const battleRanks = [
  { rank: 'champion', points: 500 },
  { rank: 'top-10', points: 250 },
  { rank: 'top-100', points: 250 },
  { rank: 'top-500', points: 250 },
  { rank: 'participant', points: 100 },
] as const;

const battle = ['gold', 'silver', 'bronze'].flatMap((tier, place) =>
  battleRanks.map(
    ({ rank, points }, index): Campaign => ({
      id: 512_010_001 + place * battleRanks.length + index,
      key: `battle-1-${tier}-${rank}`,
      type: 'teambattle',
      points,
      source: 'battle',
      ...(rank === 'champion' ? { bunnyId: 25 + place } : {}),
    }),
  ),
);

const participation = (
  id: number,
  key: string,
  source: CampaignSource,
  bunnyId: number,
  more: Pick<Partial<Campaign>, 'points' | 'thresholdRound' | 'milestone' | 'period'> = {},
): Campaign => ({ id, key, type: 'participation', points: 100, source, bunnyId, ...more });
const own = { points: 50 };
const reached = (kind: string) => ({ milestone: { kind } });

/** All campaigns by id. Titles are texts of the page, by `key`; those of sales and battles are made from their parts. */
export const campaigns: readonly Campaign[] = [
  ...sales,
  ...battle,
  participation(513_010_001, 'early-vault-user', 'history', 10, { ...reached('vault-deposit'), period: 'early' }),
  participation(514_010_001, 'early-bet', 'chain', 11, { thresholdRound: 12_120 }),
  participation(515_010_001, 'ticket-buyer', 'history', 12, reached('ticket')),
  participation(515_020_001, 'ticket-winner', 'history', 13, reached('ticket-win')),
  participation(515_030_001, 'top-ticket-buyer', 'history', 14, {
    milestone: { kind: 'tickets', most: 100 },
    period: 'first-year',
  }),
  participation(516_010_001, 'first-year-joiner', 'history', 15, { ...reached('profile'), period: 'first-year' }),
  participation(517_010_001, 'first-swap', 'history', 16, { ...own, ...reached('swap') }),
  participation(517_020_001, 'first-liquidity', 'history', 17, { ...own, ...reached('liquidity') }),
  participation(517_030_001, 'first-farm-stake', 'chain', 18, own),
  participation(517_040_001, 'first-vault-deposit', 'chain', 19, own),
  participation(517_050_001, 'first-vote', 'history', 20, own),
  participation(517_060_001, 'first-nft-sale', 'history', 21, { ...own, ...reached('nft-sale') }),
  participation(517_070_001, 'first-bet-win', 'history', 22, { ...own, ...reached('bet-win') }),
  participation(517_080_001, 'auction-winner', 'history', 23, { ...own, ...reached('auction-win') }),
  participation(517_090_001, 'name-owner', 'chain', 24, own),
];
