/** What the index answers; a failure is logged and answers null (INFO-20, INFO-21). What was given up is no failure. */
export async function infoOrNull<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    signal?.throwIfAborted();
    console.error('Failed to fetch info data', error);
    return null;
  }
}
