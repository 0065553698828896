import type { Tier } from '@besc/domain/competition/tiers';
import type { Hex } from '@besc/domain/shared/hex';
import { claimRewardCall, registerCall } from '@besc/sdk/competition/competition-calls';
import type { Action } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import { standingKey } from './competition.queries';
import type { CompetitionPlace } from './competition-place';

const refresh = [standingKey];

/** What can have changed between the screen and the chain. */
const refusals = {
  AlreadyRegistered: { text: 'this account takes part already' },
  NoActiveProfile: { text: 'an active profile is needed' },
  RegistrationOver: { text: 'registration is over' },
  AlreadyClaimed: { text: 'everything was claimed before' },
  ClaimFailed: { text: 'points and collectible cannot be given now; try again later' },
} as const;

/** Takes part for the team of the account's profile. */
export function registerAction({ contract }: CompetitionPlace, id: number): Action {
  const step = stepOf({
    calls: () => [registerCall(contract, id)],
    summary: { text: 'Register for trading competition %id%', values: { id } },
    refusals,
    toast: {
      title: { text: 'You take part!' },
      description: { text: 'Trades in the eligible pairs count while the battle is open.' },
    },
  });
  return actionOf(step, { refresh });
}

/** Takes MONEY, points and collectible of a tier. */
export function claimAction(
  { contract }: CompetitionPlace,
  claim: { readonly id: number; readonly tier: Tier; readonly proof: readonly Hex[] },
): Action {
  const step = stepOf({
    calls: () => [claimRewardCall(contract, claim)],
    summary: { text: 'Claim the prize of trading competition %id%', values: { id: claim.id } },
    refusals,
    toast: { title: { text: 'Claimed!' }, description: { text: 'It is in your wallet.' } },
  });
  return actionOf(step, { refresh });
}
