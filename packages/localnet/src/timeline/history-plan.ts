import { localPlan } from '@besc/contracts/deploy/local-plan';
import type { LayoutPlan } from '@besc/contracts/deploy/slug-plan';
import type { HistoryScale } from '../history/history-writer';
import { historyWriters } from '../history-writers';

const setupSeconds = 3600;

/** When the history of a chain begins, seconds: after what is deployed and opened. */
export const historyStart = (genesisTimestamp: number) => genesisTimestamp + setupSeconds;

/** What is deployed on the chain of a history: the local plan, with what slugs want in place of their settings. */
export function historyPlan(scale: HistoryScale, start: number): LayoutPlan {
  const wanted = historyWriters.map(({ slug, settings }) => [slug, settings?.(scale, start)] as const);
  return { ...localPlan, settings: withSettings(localPlan.settings, wanted) };
}

/** The paces that a chain can be made with, the usual ones first. */
export const paceChoices: readonly (readonly string[])[] = [
  [],
  ...[...new Set(historyWriters.flatMap(({ paces = {} }) => Object.keys(paces)))].map((pace) => [pace]),
];

/** A plan's settings by slug with what some slugs want in place of theirs. */
function withSettings(
  all: Readonly<Record<string, object | null>>,
  wanted: readonly (readonly [slug: string, settings: object | undefined])[],
): Record<string, object | null> {
  const changed = wanted.flatMap(([slug, own]) =>
    own === undefined ? [] : [[slug, { ...all[slug], ...own }] as const],
  );
  return { ...all, ...Object.fromEntries(changed) };
}
