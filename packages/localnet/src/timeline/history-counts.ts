import type { HistoryStretch } from '../history/history-writer';

/** What a history holds, for people. */
export interface HistoryCounts {
  /** Accounts that sent something. */
  readonly accounts: number;
  readonly slugs: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What stretches have done, those of a slug together. */
export function countsOf(running: readonly { slug: string; stretch: HistoryStretch }[]): HistoryCounts['slugs'] {
  const nothing: HistoryCounts = { accounts: 0, slugs: {} };
  return running.reduce((sum, { slug, stretch }) => addCounts(sum, { slugs: { [slug]: stretch.counts() } }), nothing)
    .slugs;
}

/** Both together; of the accounts those of the first, which the second's belong to. */
export function addCounts(before: HistoryCounts, added: Pick<HistoryCounts, 'slugs'>): HistoryCounts {
  const slugs = { ...before.slugs };
  for (const [slug, counts] of Object.entries(added.slugs)) {
    const sums = { ...slugs[slug] };
    for (const [word, count] of Object.entries(counts)) sums[word] = (sums[word] ?? 0) + count;
    slugs[slug] = sums;
  }
  return { ...before, slugs };
}

/** `20 000 trades, 300 liquidity changes by 24 accounts`, without the spaces in numbers. */
export function countsText({ accounts, slugs }: HistoryCounts): string {
  const words = Object.values(slugs).flatMap((counts) =>
    Object.entries(counts).map(([word, count]) => `${count} ${word}`),
  );
  return `${words.join(', ')} by ${accounts} accounts`;
}
