import * as z from 'zod/mini';

const storageKey = 'besc-recent-picks';
const mostPicks = 5;
const picksSchema = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50));

/** IDs of what was picked in the palette lately, newest first, whatever storage holds. */
export function readRecentPicks(): readonly string[] {
  try {
    const stored = localStorage.getItem(storageKey) ?? '[]';
    if (stored.length > 10_000) return [];
    return [...new Set(z.parse(picksSchema, JSON.parse(stored)))].slice(0, mostPicks);
  } catch {
    return [];
  }
}

/** Puts an ID first. Storage that is full or denied forgets it. */
export function noteRecentPick(id: string): void {
  const picks = [id, ...readRecentPicks().filter((other) => other !== id)].slice(0, mostPicks);
  try {
    localStorage.setItem(storageKey, JSON.stringify(picks));
  } catch (error) {
    console.warn('What was picked could not be stored.', error);
  }
}
