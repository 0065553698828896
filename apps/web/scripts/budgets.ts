/** One limit on what is loaded. `entries` are source files; what they import statically is counted with them, once. */
export type Budget = {
  readonly name: string;
  readonly entries: readonly string[];
  /** Loaded before, hence not counted. */
  readonly without?: readonly string[];
  readonly gzipKibibytes: number;
  readonly brotliKibibytes?: number;
};

const firstView = ['index.html', 'src/features/swap/swap.pages.ts'];

/** The budgets of the page in KiB of JavaScript. */
const budgets: readonly Budget[] = [
  { name: 'first view of /swap', entries: firstView, gzipKibibytes: 181, brotliKibibytes: 155 },
  {
    name: 'first view of /',
    entries: ['index.html', 'src/features/home/home.pages.ts'],
    gzipKibibytes: 181,
    brotliKibibytes: 155,
  },
  { name: 'price chart', entries: ['../../packages/ui/src/chart-drawing.tsx'], without: firstView, gzipKibibytes: 60 },
  { name: 'wallet engine', entries: ['src/blocks/wallet/wallet-engine.ts'], without: firstView, gzipKibibytes: 33 },
  { name: 'wallet dialog', entries: ['src/blocks/account/wallet-dialog.tsx'], without: firstView, gzipKibibytes: 66 },
  {
    name: 'settings dialog',
    entries: ['src/features/settings/settings.screen.tsx'],
    without: firstView,
    gzipKibibytes: 58,
  },
  {
    name: 'development wallet',
    entries: [
      'src/blocks/wallet/development/announce-development-wallet.ts',
      'src/blocks/account/development/development-wallet-dialog.tsx',
    ],
    without: firstView,
    gzipKibibytes: 62,
  },
];

const featureFile = /^src\/features\/([^/]+)\//;

/** Those that speak of no feature but the ones whose manifests `registry` (`src/app/slugs.ts`) names: any can be taken out. */
export function budgetsOf(registry: string, all: readonly Budget[] = budgets): readonly Budget[] {
  const isThere = (entry: string) => {
    const slug = featureFile.exec(entry)?.[1];
    return slug === undefined || registry.includes(`'../features/${slug}/${slug}.feature'`);
  };
  return all.filter(({ entries, without = [] }) => [...entries, ...without].every(isThere));
}
