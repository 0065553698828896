import { type CompetitionPhase, competitionPhase } from '@besc/domain/competition/competition-phase';
import type { Competition, CompetitionAccount } from '@besc/sdk/competition/read-competitions';
import type { Profile } from '@besc/sdk/profile/read-profiles';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { useAccount } from '../../blocks/wallet/use-account';
import { competitionsQuery, profileQuery, teamNamesQuery } from './competition.queries';
import type { CompetitionPlace } from './competition-place';

/** A competition with the account in it. */
export interface CompetitionView {
  readonly competition: Competition;
  readonly phase: CompetitionPhase;
  /** Undefined without an account, and until it is read. */
  readonly own: CompetitionAccount | undefined;
  /** The account's profile now. */
  readonly profile: Profile | undefined;
  /** Names of the teams; undefined until they are read. */
  readonly names: ReadonlyMap<number, string> | undefined;
}

/** Competitions around a number, else the newest; the newest first. */
export function useCompetitions(place: CompetitionPlace, number?: number) {
  const chain = useChain();
  const { address: account } = useAccount();
  const query = useQuery(competitionsQuery(chain, place, { account, number }));
  const profile = useQuery(profileQuery(chain, place, account)).data?.profile;
  const names = useQuery(teamNamesQuery(chain, place)).data;
  const views = query.data?.known.map(({ competition, own }): CompetitionView => {
    const phase = competitionPhase(competition.status, own?.hasClaimed === true && !own.isOwed);
    return { competition, phase, own, profile, names };
  });
  return { query, views };
}
