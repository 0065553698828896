import type { FeatureNames } from './feature-names';
import { webFolder } from './web-skeleton';

/** What the page of a contract says, by path from the root: view-model with its test. */
export function viewModelSkeleton(names: FeatureNames): Record<string, string> {
  const { slug, camel, pascal } = names;
  const folder = webFolder(names);
  return {
    [`${folder}/${slug}.view-model.ts`]: `import { ${camel}Milestone } from '@besc/domain/${slug}/${slug}-milestone';
import type { ${pascal}Staker } from '@besc/wire/${slug}/fetch-${slug}-stakers';
import { numberFormat } from '../../lib/number-format';

/** What the screen tells of how often accounts have staked; without an account nothing is known. */
export interface ${pascal}View {
  readonly times: string;
  readonly milestone: string;
  /** How often the most eager account has staked. */
  readonly most: string;
}

/** Data in, texts out; pure. */
export function ${camel}ViewModel(
  known: {
    readonly count: bigint | undefined;
    readonly stakers: readonly Pick<${pascal}Staker, 'count'>[] | undefined;
  },
  locale: string,
): ${pascal}View {
  const { count, stakers = [] } = known;
  const text = (value: bigint | number | undefined) =>
    value === undefined ? '-' : numberFormat(locale, {}).format(value);
  return {
    times: text(count),
    milestone: text(count === undefined ? undefined : ${camel}Milestone(count)),
    most: text(stakers[0]?.count),
  };
}
`,
    [`${folder}/${slug}.view-model.test.ts`]: `import { expect, test } from 'vitest';
import { ${camel}ViewModel } from './${slug}.view-model';

test('how often and the next milestone stand in the language of the page', () => {
  const known = { count: 1234n, stakers: [{ count: 5678 }, { count: 1234 }] };
  expect(${camel}ViewModel(known, 'en')).toEqual({ times: '1,234', milestone: '10,000', most: '5,678' });
  expect(${camel}ViewModel(known, 'de')).toEqual({ times: '1.234', milestone: '10.000', most: '5.678' });
});

test('what is not known is a dash', () => {
  const nothing = { times: '-', milestone: '-', most: '-' };
  expect(${camel}ViewModel({ count: undefined, stakers: undefined }, 'en')).toEqual(nothing);
  expect(${camel}ViewModel({ count: undefined, stakers: [] }, 'en')).toEqual(nothing);
});
`,
  };
}
