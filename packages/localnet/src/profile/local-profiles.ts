/** A profile of a local chain: which development account, its name, and what has become of it. */
export interface LocalProfile {
  readonly account: number;
  readonly name: string;
  readonly teamId: number;
  readonly state: 'active' | 'paused';
}

/** Accounts 0 to 4 belong to the person at the screen: 0 has yet to begin, 3 is paused, 4 has no name yet. */
export const localProfiles: readonly LocalProfile[] = [
  { account: 1, name: 'BunnyBaron', teamId: 1, state: 'active' },
  { account: 2, name: 'CoinCarol', teamId: 2, state: 'active' },
  { account: 3, name: 'DavidDrops', teamId: 3, state: 'paused' },
  { account: 4, name: '', teamId: 2, state: 'active' },
  ...[
    'GraceHopper',
    'Heidi88',
    'IvanTheYield',
    'Judy4Farms',
    'Mallory',
    'NiajNinja',
    'Olivia21',
    'PeggyPool',
    'Rupert',
    'SybilSays',
    'TrentTrades',
    'VictorVault',
    'WendyWins',
    'XanderX',
    'YolandaY',
    'ZeroZack',
  ].map((name, index) => ({
    account: 5 + index,
    name,
    teamId: 1 + (index % 3),
    state: index % 8 === 7 ? ('paused' as const) : ('active' as const),
  })),
];
