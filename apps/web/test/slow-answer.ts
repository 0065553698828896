/** Of the process itself: a test may stop the page's clock. */
const later = globalThis.setTimeout;
const mostMs = Number(process.env.SLOW_ANSWERS_MS ?? 0);

/**
 * Holds an answer of the lab's chain back for a time by chance, up to SLOW_ANSWERS_MS; not at all without it. A test that looks
 * before the page has read then fails at once, and not once in a hundred runs of a busy machine.
 */
export async function slowAnswer(): Promise<void> {
  if (mostMs > 0) await new Promise((resolve) => later(resolve, Math.random() * mostMs));
}
