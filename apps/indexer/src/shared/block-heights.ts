import type { Hex } from '@besc/domain/shared/hex';

/** At which heights the blocks stood that a node told of, with their parents, and what their headers say of logs; the newest 2000. */
export interface BlockHeights {
  note(answer: unknown): void;
  heightOf(hash: string): number | undefined;
  /** Undefined for a block known only by its child. */
  logsBloomOf(hash: string): Hex | undefined;
}

const kept = 2000;

/** Nothing is known at first. */
export function blockHeights(): BlockHeights {
  const known = new Map<string, { readonly height: number; readonly logsBloom: Hex | undefined }>();
  const put = (hash: unknown, height: number, bloom?: unknown) => {
    if (typeof hash !== 'string') return;
    const logsBloom = isBloom(bloom) ? bloom : known.get(hash)?.logsBloom;
    known.delete(hash);
    known.set(hash, { height, logsBloom });
    const [oldest] = known.keys();
    if (known.size > kept && oldest !== undefined) known.delete(oldest);
  };
  return {
    note(answer) {
      if (typeof answer !== 'object' || answer === null) return;
      const { hash, parentHash, number, logsBloom } = answer as Readonly<Record<string, unknown>>;
      if (typeof number !== 'string' || !/^0x[0-9a-f]{1,12}$/i.test(number)) return;
      put(parentHash, Number(number) - 1);
      put(hash, Number(number), logsBloom);
    },
    heightOf: (hash) => known.get(hash)?.height,
    logsBloomOf: (hash) => known.get(hash)?.logsBloom,
  };
}

function isBloom(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{512}$/i.test(value);
}
