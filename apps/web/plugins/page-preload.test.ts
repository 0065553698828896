import { expect, test } from 'vitest';
import { pageEntries, pageFiles } from './page-preload';

const files = [
  { fileName: 'assets/app.js', moduleIds: ['/src/app/main.tsx'], imports: [] },
  {
    fileName: 'assets/Farm1.js',
    moduleIds: ['/src/features/farms/farms.pages.ts'],
    imports: ['assets/app.js', 'assets/Both.js'],
  },
  { fileName: 'assets/Both.js', moduleIds: [], imports: ['assets/Deep.js', 'assets/Farm1.js'] },
  { fileName: 'assets/Deep.js', moduleIds: [], imports: [] },
  { fileName: 'assets/look.css' },
];
const html = '<script src="/assets/app.js">';

test('a page names its file and all that this imports, but what the document names', () => {
  const entries = [{ at: 'farms', module: '/farms/farms.pages.ts' }];
  expect(pageFiles(files, entries, html)).toEqual({ farms: ['Farm1', 'Both', 'Deep'] });
});

test('a page that no file holds is refused', () => {
  expect(() => pageFiles(files, [{ at: 'x', module: '/x/x.pages.ts' }], html)).toThrow(/x\.pages\.ts/);
});

test('the manifests of the features say where their pages begin', () => {
  const entries = pageEntries(`${import.meta.dirname}/../src/features/`);
  expect(entries).toContainEqual({ at: 'swap', module: '/swap/swap.pages.ts' });
  expect(new Set(entries.map(({ at }) => at)).size).toBe(entries.length);
});
