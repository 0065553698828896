import type { Budgets } from './budgets';
import type { TakenSeconds } from './over-budget';
import { testSeconds } from './test-seconds';

/**
 * What the tests of each of the features `slugs` took by the output of all runners: those with the slug in their path, in the
 * browser and elsewhere. Two run at once, so half of their seconds count.
 */
export function featureSeconds(options: {
  readonly output: string;
  readonly slugs: readonly string[];
  readonly budget: Budgets['feature'];
}): readonly TakenSeconds[] {
  const { output, slugs, budget } = options;
  const taken = testSeconds(output);
  return slugs.flatMap((slug) => {
    const own = new RegExp(`(?:^|/)${slug}(?:[./-]|$)`);
    const ofSlug = taken.filter(({ file }) => own.test(file));
    const sum = (browser: boolean) =>
      ofSlug.filter(({ isBrowser }) => isBrowser === browser).reduce((total, { seconds }) => total + seconds, 0) / 2;
    return [
      { name: `tests of ${slug}`, seconds: sum(false), budget: budget.lanes },
      { name: `tests of ${slug} in the browser`, seconds: sum(true), budget: budget.browser },
    ];
  });
}
