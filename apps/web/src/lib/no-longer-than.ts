/** Waits for something that may also go on without: no longer than this, and whatever becomes of it. Never rejects. */
export async function noLongerThan(longestMs: number, wait: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([wait.catch(() => undefined), late]);
  clearTimeout(timer);
}
