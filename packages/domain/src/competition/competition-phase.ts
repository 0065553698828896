import type { CompetitionStatus } from './competition-status';

/** What a competition is at for an account that looks at it; `claimed` is the end of all, or of what is the account's. */
export type CompetitionPhase = 'registration' | 'battle' | 'calculating' | 'claim' | 'claimed';

/** All of them in their order. */
export const competitionPhases: readonly CompetitionPhase[] = [
  'registration',
  'battle',
  'calculating',
  'claim',
  'claimed',
];

const phases: Readonly<Record<CompetitionStatus, CompetitionPhase>> = {
  registration: 'registration',
  open: 'battle',
  close: 'calculating',
  claiming: 'claim',
  over: 'claimed',
};

export function competitionPhase(status: CompetitionStatus, hasClaimed: boolean): CompetitionPhase {
  return status === 'claiming' && hasClaimed ? 'claimed' : phases[status];
}
