import { expect, test } from 'vitest';
import { boundaryProblems } from './boundary-problems';
import { frames } from './test-tools';

const packages = [
  { name: '@besc/domain', folder: 'packages/domain', dependencies: [], exports: { './*': './src/*.ts' } },
  {
    name: '@besc/sdk',
    folder: 'packages/sdk',
    dependencies: ['@besc/domain', 'viem'],
    exports: { './*': './src/*.ts' },
  },
];
const domain = 'packages/domain/src';

const problemsOf = (sources: Record<string, string>) =>
  boundaryProblems({ files: Object.keys(sources), packages, read: (file) => sources[file] ?? '' }).problems;

test('what meets the table, and files that are there, is no problem', () => {
  expect(
    problemsOf({
      'packages/sdk/src/swap/a.ts': "import { b } from '@besc/domain/swap/b';\nimport 'viem';",
      [`${domain}/swap/b.ts`]: "export * from './c';",
      [`${domain}/swap/c.ts`]: '',
    }),
  ).toEqual([]);
});

test('an import of ours that leads to no file is one, in another package too', () => {
  expect(
    problemsOf({
      'packages/sdk/src/swap/a.ts': "import { b } from '@besc/domain/swap/b';",
      [`${domain}/swap/c.ts`]: "import './d';",
      'packages/contracts/src/swap/E.sol': 'import "./F.sol";',
    }),
  ).toEqual([
    'packages/sdk/src/swap/a.ts: @besc/domain/swap/b is no file',
    `${domain}/swap/c.ts: ./d is no file`,
    'packages/contracts/src/swap/E.sol: packages/contracts/src/swap/F.sol is no file',
  ]);
});

test('a module that is chosen while the product runs is one; a test may', () => {
  expect(
    problemsOf({ [`${domain}/swap/a.ts`]: 'import(name);', [`${domain}/swap/a.test.ts`]: 'import(name);' }),
  ).toEqual([`${domain}/swap/a.ts: name: computed import`]);
});

test('a package that the own package file does not name is one', () => {
  expect(problemsOf({ 'packages/sdk/src/swap/a.ts': "import 'zod';" })).toContain(
    'packages/sdk/src/swap/a.ts: zod is not in its package.json',
  );
});

test('circles are ones although only types close them', () => {
  expect(
    problemsOf({
      [`${domain}/swap/a.ts`]: "import { b } from './b';",
      [`${domain}/swap/b.ts`]: "let a: import('./a').A;",
    }),
  ).toEqual([`circle of imports: ${domain}/swap/a.ts, ${domain}/swap/b.ts`]);
  expect(
    problemsOf({
      'apps/web/src/app/a/one.ts': "import '../b/one';",
      'apps/web/src/app/a/two.ts': '',
      'apps/web/src/app/b/one.ts': '',
      'apps/web/src/app/b/two.ts': "import type { Two } from '../a/two';",
    }),
  ).toEqual(['circle of folders: apps/web/src/app/a, apps/web/src/app/b']);
});

test('so are modules without types, read like all others', () => {
  expect(problemsOf({ [`${domain}/swap/a.mjs`]: "import 'node:fs';" })).toEqual([
    `${domain}/swap/a.mjs: node:fs: domain may not use Node's modules`,
  ]);
});

test('a frame for what a feature may have stands, whether one has it or none', () => {
  const framed = {
    'apps/api/src/shared/signed-route.ts': '',
    'apps/api/src/shared/signed-route.test.ts': "import { signedRoute } from './signed-route';",
    'apps/web/src/blocks/transactions/posts/sign-post.ts': '',
    'apps/web/src/blocks/transactions/posts/sign-post.test.ts': "import { signPost } from './sign-post';",
    'apps/web/src/blocks/transactions/posts/use-signed-post.ts': '',
    'apps/web/src/blocks/transactions/posts/use-signed-post.test.ts':
      "import { useSignedPost } from './use-signed-post';",
    'apps/web/src/blocks/transactions/posts/signed-post-notice.tsx': '',
    'apps/web/src/blocks/transactions/posts/signed-post-notice.test.tsx':
      "import { SignedPostNotice } from './signed-post-notice';",
    'packages/wire/src/shared/signed-message.ts': 'export const signedMessage = 1;',
    'packages/wire/src/shared/signed-message.test.ts': "import { signedMessage } from './signed-message';",
  };
  expect(Object.keys(framed)).toEqual(expect.arrayContaining(Object.keys(frames)));
  expect(problemsOf(framed)).toEqual([]);
  const used = {
    'apps/api/src/tip-jar/tip-jar.routes.ts': "import { signedRoute } from '../shared/signed-route';",
    'apps/web/src/features/tip-jar/tip-jar.actions.ts':
      "import { signPost } from '../../blocks/transactions/posts/sign-post';",
    'apps/web/src/features/tip-jar/tip-jar.screen.tsx': [
      "import { SignedPostNotice } from '../../blocks/transactions/posts/signed-post-notice';",
      "import { useSignedPost } from '../../blocks/transactions/posts/use-signed-post';",
    ].join('\n'),
    'packages/wire/src/tip-jar/tip-note.ts': "import { signedMessage } from '../shared/signed-message';",
  };
  expect(problemsOf({ ...framed, ...used })).toEqual([]);
});
