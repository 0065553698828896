/** What ran, the seconds it took, and those it may take on two quiet cores; undefined: as many as it likes. */
export interface TakenSeconds {
  readonly name: string;
  readonly seconds: number;
  readonly budget: number | undefined;
}

/**
 * A line for each that took longer than it may, the worst first. It is a note: on a busy machine everything takes longer, so
 * nothing fails by the clock.
 */
export function overBudget(taken: readonly TakenSeconds[]): string[] {
  return taken
    .map(({ name, seconds, budget = Number.POSITIVE_INFINITY }) => ({ name, seconds: Math.round(seconds), budget }))
    .filter(({ seconds, budget }) => seconds > budget)
    .sort((a, b) => b.seconds - b.budget - (a.seconds - a.budget))
    .map(({ name, seconds, budget }) => `note ${name} took ${seconds} s of its ${budget} s`);
}
