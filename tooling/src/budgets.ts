import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Seconds that tests may take on two quiet cores (`budgets.json`). */
export interface Budgets {
  /** The whole run of the exchange alone. */
  readonly exchange: number;
  /** What each further feature may add: tests (two run at once) and tests in the browser. */
  readonly feature: { readonly lanes: number; readonly browser: number };
  /** Slugs of the exchange, which have no budget of their own. */
  readonly exchangeSlugs: readonly string[];
  /** The parts of the whole, by the name of the suite. */
  readonly suites: Readonly<Record<string, number>>;
}

const root = resolve(import.meta.dirname, '../..');

/** The budgets as they are written down. */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, 'budgets.json'), 'utf8'));
}

/** Features of the page that came after the exchange: the slugs with a folder of screens. */
export function furtherFeatures({ exchangeSlugs }: Budgets): readonly string[] {
  return readdirSync(`${root}/apps/web/src/features`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !exchangeSlugs.includes(entry.name))
    .map(({ name }) => name);
}

/** Seconds that the whole run may take: the exchange and each further feature. */
export function wholeBudget(budgets: Budgets): number {
  const { lanes, browser } = budgets.feature;
  return budgets.exchange + furtherFeatures(budgets).length * (lanes + browser);
}
