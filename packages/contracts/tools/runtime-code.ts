import type { Hex } from 'viem';

/** Where a creation code holds the code that it leaves on the chain, and where in that a constructor writes, in bytes. */
export interface RuntimeCode {
  readonly start: number;
  readonly length: number;
  /** Begins of the words that a constructor fixes. */
  readonly immutables: readonly number[];
}

/** What the compiler tells of the code on the chain. */
export interface DeployedBytecode {
  readonly object: Hex;
  readonly immutableReferences?: Readonly<
    Record<string, readonly { readonly start: number; readonly length: number }[]>
  >;
  readonly linkReferences?: Readonly<Record<string, unknown>>;
}

/** Throws RangeError for code that is linked to libraries, which no contract here is, and for a creation code without it. */
export function runtimeCode(name: string, creation: Hex, deployed: DeployedBytecode): RuntimeCode {
  const places = Object.values(deployed.immutableReferences ?? {}).flat();
  const at = creation.lastIndexOf(deployed.object.slice(2));
  if (at < 0 || at % 2 !== 0) throw new RangeError(`the creation code of ${name} does not hold its code`);
  if (Object.keys(deployed.linkReferences ?? {}).length > 0) throw new RangeError(`${name} is linked to a library`);
  if (places.some(({ length }) => length !== 32)) throw new RangeError(`${name} has an immutable that is no word`);
  const immutables = places.map(({ start }) => start).sort((a, b) => a - b);
  return { start: at / 2 - 1, length: deployed.object.length / 2 - 1, immutables };
}
