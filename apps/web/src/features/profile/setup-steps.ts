import { type UsernameProblem, usernameProblem } from '@besc/domain/profile/username';
import { type Item, isSameItem } from '@besc/domain/shared/item';
import type { Profile } from '@besc/sdk/profile/read-profiles';
import type { Team } from '@besc/sdk/profile/read-teams';

/** The steps of the setup, in the order of the documents (PROF-08). */
export const setupSteps = ['starter', 'picture', 'team', 'name'] as const;

export type SetupStep = (typeof setupSteps)[number];

/** What somebody has chosen so far; it stands in the address, so that a reload loses nothing. */
export interface SetupChoice {
  readonly picture?: Item | undefined;
  readonly teamId?: number | undefined;
  readonly name: string;
}

/** How the setup stands. `current` is the first step that is not done; `profile`: the contract has it, only the name is missing. */
export interface SetupView {
  readonly done: ReadonlySet<SetupStep>;
  readonly current: SetupStep;
  readonly picture: Item | undefined;
  readonly team: Team | undefined;
  readonly nameProblem: UsernameProblem | undefined;
  /** Wei of MONEY that are still to be paid; undefined while a price is not known. */
  readonly toPay: bigint | undefined;
}

/** Where the setup stands, by what the chain has and what was chosen. */
export function setupView(read: {
  readonly profile: Profile;
  readonly owned: readonly Item[];
  readonly teams: readonly (Team | undefined)[];
  readonly choice: SetupChoice;
  readonly hasClaimed: boolean;
  readonly prices: { readonly starter: bigint; readonly register: bigint } | undefined;
}): SetupView {
  const { profile, owned, teams, choice, hasClaimed, prices } = read;
  const isMade = profile.kind !== 'none';
  // A chosen item that was sold or sent away meanwhile is none any more.
  const picture = owned.find((item) => choice.picture !== undefined && isSameItem(item, choice.picture));
  const team = teams.find((each) => each !== undefined && each.isJoinable && each.id === choice.teamId);
  const done = new Set<SetupStep>();
  if (isMade || hasClaimed || owned.length > 0) done.add('starter');
  if (isMade || picture !== undefined) done.add('picture');
  if (isMade || team !== undefined) done.add('team');
  const current = setupSteps.find((step) => !done.has(step)) ?? 'name';
  const starter = done.has('starter') ? 0n : prices?.starter;
  const register = isMade ? 0n : prices?.register;
  const toPay = starter === undefined || register === undefined ? undefined : starter + register;
  return { done, current, picture, team, nameProblem: usernameProblem(choice.name), toPay };
}
