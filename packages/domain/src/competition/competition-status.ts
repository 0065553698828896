/** What a competition is at, in the order of the contract's numbers. */
export const competitionStatuses = ['registration', 'open', 'close', 'claiming', 'over'] as const;
export type CompetitionStatus = (typeof competitionStatuses)[number];

/** The status of the contract's number. Throws RangeError for one that it does not have. */
export function competitionStatusOf(number: number): CompetitionStatus {
  const status = competitionStatuses[number];
  if (status === undefined) throw new RangeError(`a competition has no status ${number}`);
  return status;
}
