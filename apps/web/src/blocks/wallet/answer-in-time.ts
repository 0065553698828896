/** A wallet may lose a question, as when its extension restarts: after this long it counts as not answering. */
const usualPatienceMs = 8_000;

/** The answer of a wallet, which may never come: undefined when it takes longer than this. Rejects as the wallet does. */
export async function answerInTime<Answer>(
  asked: Promise<Answer>,
  patienceMs = usualPatienceMs,
): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
