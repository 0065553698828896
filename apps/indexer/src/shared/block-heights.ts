/** At which heights the blocks stood that a node told of, with their parents; the newest 2000. */
export interface BlockHeights {
  note(answer: unknown): void;
  heightOf(hash: string): number | undefined;
}

const kept = 2000;

/** Nothing is known at first. */
export function blockHeights(): BlockHeights {
  const heights = new Map<string, number>();
  const put = (hash: unknown, height: number) => {
    if (typeof hash !== 'string') return;
    heights.delete(hash);
    heights.set(hash, height);
    const [oldest] = heights.keys();
    if (heights.size > kept && oldest !== undefined) heights.delete(oldest);
  };
  return {
    note(answer) {
      if (typeof answer !== 'object' || answer === null) return;
      const { hash, parentHash, number } = answer as { hash?: unknown; parentHash?: unknown; number?: unknown };
      if (typeof number !== 'string' || !/^0x[0-9a-f]{1,12}$/i.test(number)) return;
      put(parentHash, Number(number) - 1);
      put(hash, Number(number));
    },
    heightOf: (hash) => heights.get(hash),
  };
}
