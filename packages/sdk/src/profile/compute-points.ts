import { profileAbi as abi } from '@besc/contracts/abi/profile';
import { placeAmong } from '@besc/domain/profile/place-among';
import { type ProfileEvent, replayedProfiles } from '@besc/domain/profile/replayed-profiles';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

interface Profiles {
  readonly address: Address;
  readonly fromBlock: bigint;
}

const names = [
  'TeamAdd',
  'TeamPointIncrease',
  'TeamPointDecrease',
  'UserNew',
  'UserChangeTeam',
  'UserPause',
  'UserReactivate',
  'UserUpdate',
  'UserPointIncrease',
  'UserPointDecrease',
] as const;

/**
 * An account's points and its place among active profiles; without a profile 0 and none, and paused no place. From all events of profiles.
 * Throws as `readContractEvents` does.
 */
export async function computePoints(
  chain: ChainAt,
  { account, ...profiles }: Profiles & { readonly account: Address },
): Promise<Computed> {
  const { users, ...read } = await readProfiles(chain, profiles);
  const own = users.get(account);
  const active = [...users.values()].filter(({ isActive }) => isActive).map(({ points }) => points);
  const place = own?.isActive ? BigInt(placeAmong(own.points, active)) : undefined;
  return { ...read, values: [own?.points ?? 0n, place] };
}

/** A team's points with those of its active members, and its place by them. Throws as `readContractEvents` does. */
export async function computeTeam(
  chain: ChainAt,
  { team, ...profiles }: Profiles & { readonly team: number },
): Promise<Computed> {
  const { teams, ...read } = await readProfiles(chain, profiles);
  const points = teams.get(BigInt(team));
  const place = points === undefined ? undefined : BigInt(placeAmong(points, [...teams.values()]));
  return { ...read, values: [points, place] };
}

async function readProfiles(chain: ChainAt, profiles: Profiles) {
  const told = await readContractEvents(chain, { ...profiles, abi, names });
  return { ...replayedProfiles(told.map(profileEvent)), fromBlock: profiles.fromBlock, events: told.length };
}

type Told = Awaited<ReturnType<typeof readContractEvents<typeof abi, (typeof names)[number]>>>[number];

function profileEvent({ name, args }: Told): ProfileEvent<Address> {
  if (name === 'TeamAdd') return { kind: 'teamAdd', team: args.teamId };
  if (name === 'TeamPointIncrease') return { kind: 'teamPoints', team: args.teamId, change: args.numberPoints };
  if (name === 'TeamPointDecrease') return { kind: 'teamPoints', team: args.teamId, change: -args.numberPoints };
  const user = checksumAddress(args.user);
  if (name === 'UserNew') return { kind: 'join', user, team: args.teamId };
  if (name === 'UserChangeTeam') return { kind: 'join', user, team: args.newTeamId };
  if (name === 'UserPointIncrease') return { kind: 'points', user, change: args.numberPoints };
  if (name === 'UserPointDecrease') return { kind: 'points', user, change: -args.numberPoints };
  return { kind: name === 'UserPause' ? 'pause' : 'picture', user };
}
