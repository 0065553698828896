/** What the profile contract says, in the order of the chain. */
export type ProfileEvent<Account> =
  | { readonly kind: 'teamAdd'; readonly team: bigint }
  /** Points that a team itself was given, or that were taken from it. */
  | { readonly kind: 'teamPoints'; readonly team: bigint; readonly change: bigint }
  | { readonly kind: 'join'; readonly user: Account; readonly team: bigint }
  | { readonly kind: 'pause' | 'picture'; readonly user: Account }
  | { readonly kind: 'points'; readonly user: Account; readonly change: bigint };

interface User {
  readonly isActive: boolean;
  readonly team: bigint;
  readonly points: bigint;
}

/** Counts profiles and teams again from raw events. A team has its own points and those of its active members. */
export function replayedProfiles<Account>(events: readonly ProfileEvent<Account>[]): {
  readonly users: ReadonlyMap<Account, User>;
  readonly teams: ReadonlyMap<bigint, bigint>;
} {
  const users = new Map<Account, User>();
  const teams = new Map<bigint, bigint>();
  for (const event of events) {
    if (event.kind === 'teamAdd') teams.set(event.team, 0n);
    else if (event.kind === 'teamPoints') teams.set(event.team, (teams.get(event.team) ?? 0n) + event.change);
    else if (event.kind === 'join') {
      const before = users.get(event.user) ?? { isActive: true, points: 0n };
      users.set(event.user, { ...before, team: event.team });
    } else {
      const before = users.get(event.user);
      if (before === undefined) throw new RangeError('An account without a profile cannot change it');
      if (event.kind === 'points') users.set(event.user, { ...before, points: before.points + event.change });
      else users.set(event.user, { ...before, isActive: event.kind === 'picture' });
    }
  }
  for (const { isActive, team, points } of users.values()) {
    if (isActive) teams.set(team, (teams.get(team) ?? 0n) + points);
  }
  return { users, teams };
}
