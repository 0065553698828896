/** A block that the index holds for final. If the chain has another there, everything stored is of another chain. */
export interface Anchor {
  readonly genesisHash: string;
  /** Undefined until the index has gone deep enough. */
  readonly block: { readonly number: number; readonly hash: string } | undefined;
}
