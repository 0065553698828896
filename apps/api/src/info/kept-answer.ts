/** The last answer of something slow, for a while: asked once however many wait for it. A failure is kept by none. */
export function keptAnswer<Answer>(ask: () => Promise<Answer>, options: { ms: number; nowMs: () => number }) {
  let kept: { readonly answer: Promise<Answer>; readonly until: number } | undefined;
  return () => {
    const now = options.nowMs();
    if (kept !== undefined && now < kept.until) return kept.answer;
    const answer = ask();
    const entry = { answer, until: now + options.ms };
    kept = entry;
    answer.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return answer;
  };
}
