import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';
import { fontLicensesPlugin } from './plugins/font-licenses-plugin';
import { fontPreloadPlugin } from './plugins/font-preload-plugin';
import { localesPlugin } from './plugins/locales-plugin';
import { pageBuildPlugin } from './plugins/page-build-plugin';
import { type ModuleGraph, pageChunks } from './plugins/page-chunks';
import { pagePreloadPlugin } from './plugins/page-preload-plugin';
import { securityHeadersPlugin } from './plugins/security-headers-plugin';

const source = fileURLToPath(new URL('./src/', import.meta.url));
const chunkOf = pageChunks(`${source}features/`, `${source}app/main.tsx`, 'swap');

/** The bundler's own, which every page needs. */
const isPreloadHelper = (id: string) => id.includes('vite/preload-helper');

const isPart =
  /[\\/](?:node_modules|packages[\\/](?:ui|domain|sdk|wire|contracts)|apps[\\/]web[\\/]src[\\/](?:blocks|lib|features))[\\/]/;

/** Chunks that every page shares and that change at different times. Nothing else is grouped: pages stay lazy. */
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 50 },
  {
    // A file for each set of pages would compress worse, and be one more to ask for: over HTTP/1.1 a browser asks for six at a
    // time.
    name: (id: string, modules: ModuleGraph) => (isPreloadHelper(id) ? 'first-view' : (chunkOf(id, modules) ?? null)),
    debugName: 'pages',
    test: (id: string) => isPreloadHelper(id) || isPart.test(id),
    priority: 10,
  },
];

const sharedNames = new Set([
  ...sharedChunks.flatMap(({ name }) => (typeof name === 'string' ? name : [])),
  'first-view',
]);

/** Files of the first view, by the names of the groups above and of the bundler's own part. */
const earlyFiles = /\/(?:rolldown-runtime|react|first-view)-[^/]+\.js$/;

/** Address of a running local stack; its settings, lists, images and node are passed through. */
const stackUrl = process.env.BESC_STACK_URL;
const proxy =
  stackUrl === undefined
    ? {}
    : Object.fromEntries(
        ['/settings.json', '/lists', '/images', '/rpc', '/api', '/graphql', '/health'].map((path) => [
          path,
          { target: stackUrl, changeOrigin: true },
        ]),
      );

/** Test files by their ending and by what they say. */
function testFiles(ending: string, isOne: (text: string) => boolean = () => true): string[] {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return ['src', 'csp', 'plugins', 'scripts']
    .flatMap((part) =>
      readdirSync(folder + part, { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
    )
    .filter((file) => file.endsWith(ending))
    .filter((file) => isOne(readFileSync(folder + file, 'utf8')));
}

const asksForWindow = (text: string) => text.startsWith('// @vitest-environment');
const needsOwnProcess = (text: string) => /resetModules|startChain|startDeployment/.test(text);

export default defineConfig({
  // No file of one machine decides what is built.
  envDir: false,
  // The workspaces may each have a copy; the page must hold one.
  resolve: {
    dedupe: ['viem', 'ox', '@noble/hashes', '@noble/curves', 'react', 'react-dom'],
    // React has had it itself since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  server: { proxy },
  preview: { proxy },
  plugins: [
    react(),
    tailwindcss(),
    localesPlugin(),
    fontPreloadPlugin(),
    pagePreloadPlugin(`${source}features/`),
    fontLicensesPlugin('licenses-of-fonts.md'),
    securityHeadersPlugin(stackUrl),
    pageBuildPlugin(),
  ],
  build: {
    target: 'es2022',
    // Images stay files: `img-src` need not allow more than it must, and the first chunk stays small.
    assetsInlineLimit: 0,
    manifest: true,
    // What others wrote is used under its terms, which stand beside it.
    license: { fileName: 'licenses.md' },
    modulePreload: {
      polyfill: false,
      // What came with the first view needs no hint from the parts that come later.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !earlyFiles.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: sharedChunks },
        // Every part names those that it may load: seven letters of their hashes alone are a kilobyte less of the first view.
        chunkFileNames: ({ name }) => (sharedNames.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      },
    },
  },
  test: {
    ...testLimits,
    // Whether a node lets the page ask it is for a real browser to say, as in e2e; here it doubled every request.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    projects: [
      {
        // Screens on a chain of their own, too, share one process and what it has read: each puts back what it changes.
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          isolate: false,
          include: testFiles('.test.tsx'),
          setupFiles: ['./test/leave-as-found.ts', './vitest.setup.ts'],
        },
      },
      {
        // Nothing here touches a window, so the files share one process and what it has read.
        extends: true,
        test: {
          name: 'code',
          environment: 'node',
          isolate: false,
          include: testFiles('.test.ts', (text) => !asksForWindow(text)),
          setupFiles: ['./test/leave-as-found.ts'],
        },
      },
      ...[true, false].map((isAlone) => ({
        extends: true as const,
        test: {
          name: isAlone ? 'window-alone' : 'window',
          isolate: isAlone,
          include: testFiles('.test.ts', (text) => asksForWindow(text) && needsOwnProcess(text) === isAlone),
          setupFiles: isAlone ? [] : ['./test/leave-as-found.ts', './vitest.setup.ts'],
        },
      })),
    ],
  },
});
