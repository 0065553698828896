/**
 * A line for each suite that took longer than the seconds it may take on two quiet cores. It is a note: on a busy machine
 * everything takes longer, so nothing fails by the clock.
 */
export function overBudget(
  taken: readonly { readonly name: string; readonly seconds: number }[],
  budgets: Readonly<Record<string, number>>,
): string[] {
  return taken
    .map(({ name, seconds }) => ({
      name,
      seconds: Math.round(seconds),
      budget: budgets[name] ?? Number.POSITIVE_INFINITY,
    }))
    .filter(({ seconds, budget }) => seconds > budget)
    .sort((a, b) => b.seconds - b.budget - (a.seconds - a.budget))
    .map(({ name, seconds, budget }) => `note ${name} took ${seconds} s of its ${budget} s`);
}
