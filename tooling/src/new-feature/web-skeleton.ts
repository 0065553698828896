import type { FeatureNames } from './feature-names';

export const webFolder = ({ slug }: FeatureNames) => `apps/web/src/features/${slug}`;

/** What every page has, by path from the root: the feature, its texts, the beginning of its browser test. */
export function webSkeleton(names: FeatureNames, texts: readonly string[]): Record<string, string> {
  const { slug, camel, pascal, label } = names;
  const folder = webFolder(names);
  const messages = `${JSON.stringify(Object.fromEntries([label, ...texts].map((text) => [text, text])), null, 2)}\n`;
  return {
    [`${folder}/${slug}.feature.ts`]: `import type { Feature } from '../../blocks/feature/feature';

/** ${label}. */
export const ${camel}Feature: Feature = {
  slug: '${slug}',
  order: 1000,
  at: ['${slug}'],
  pages: async () => (await import('./${slug}.pages')).pages,
  navigation: [{ group: 'Info', label: '${label}', path: '/${slug}', order: 1000 }],
};
`,
    [`${folder}/${slug}.pages.ts`]: `import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { ${pascal}Screen } from './${slug}.screen';

export const pages: FeaturePages = {
  pages: [{ path: '/${slug}', Page: ${pascal}Screen }],
  titles: [{ prefix: '/${slug}', name: '${label}' }],
};
`,
    [`${folder}/messages/en.json`]: messages,
  };
}

/** A page that reads and writes nothing, by path from the root: screen, view-model with its test, texts, browser test. */
export function pageSkeleton(names: FeatureNames): Record<string, string> {
  const { slug, camel, pascal, label } = names;
  const folder = webFolder(names);
  return {
    ...webSkeleton(names, ['Nothing here yet']),
    [`${folder}/${slug}.screen.tsx`]: `import { Card } from '@besc/ui/card';
import { useText } from '../../blocks/language/use-text';
import { ${camel}ViewModel } from './${slug}.view-model';

/** Layout only: what is shown comes from the view-model. */
export function ${pascal}Screen() {
  const { t } = useText();
  const view = ${camel}ViewModel([]);
  return (
    <Card kind="action" title={t('${label}')} titleLevel={1}>
      {view.kind === 'empty' ? t('Nothing here yet') : <ul>{view.rows.map((row) => <li key={row}>{row}</li>)}</ul>}
    </Card>
  );
}
`,
    [`${folder}/${slug}.view-model.ts`]: `/** What the screen shows. */
type ${pascal}View = { readonly kind: 'empty' } | { readonly kind: 'rows'; readonly rows: readonly string[] };

/** Data in, rows and states out; pure. */
export function ${camel}ViewModel(rows: readonly string[]): ${pascal}View {
  return rows.length === 0 ? { kind: 'empty' } : { kind: 'rows', rows };
}
`,
    [`${folder}/${slug}.view-model.test.ts`]: `import { expect, test } from 'vitest';
import { ${camel}ViewModel } from './${slug}.view-model';

test('no row is the empty state, rows are shown in order', () => {
  expect(${camel}ViewModel([])).toEqual({ kind: 'empty' });
  expect(${camel}ViewModel(['a', 'b'])).toEqual({ kind: 'rows', rows: ['a', 'b'] });
});
`,
    [`e2e/${slug}.spec.ts`]: `import { expect } from '@playwright/test';
import { test } from './src/stack-test';

test('the page opens with its title', async ({ page, stack }) => {
  await page.goto(\`\${stack.webUrl}/${slug}\`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${label}');
});
`,
  };
}
