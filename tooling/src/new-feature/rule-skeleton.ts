import type { FeatureNames } from './feature-names';

/** The files of a rule, by path from the root: pure and with its test. */
export function ruleSkeleton({ slug, camel, label }: FeatureNames): Record<string, string> {
  const folder = `packages/domain/src/${slug}`;
  return {
    [`${folder}/${slug}-milestone.ts`]: `/** ${label}: the power of ten that a count has yet to reach, 10 at least. */
export function ${camel}Milestone(count: bigint): bigint {
  let milestone = 10n;
  while (milestone <= count) milestone *= 10n;
  return milestone;
}
`,
    [`${folder}/${slug}-milestone.test.ts`]: `import { expect, test } from 'vitest';
import { ${camel}Milestone } from './${slug}-milestone';

test.each([
  [0n, 10n],
  [9n, 10n],
  [10n, 100n],
  [99n, 100n],
  [10n ** 20n, 10n ** 21n],
])('after %d comes %d', (count, milestone) => expect(${camel}Milestone(count)).toBe(milestone));
`,
  };
}
