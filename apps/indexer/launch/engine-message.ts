import type { Anchor } from './anchor';

/** What the engine tells on its channel. */
export type EngineMessage =
  | { readonly kind: 'anchor'; readonly block: NonNullable<Anchor['block']> }
  | { readonly kind: 'health'; readonly status: string }
  /** No node has what is stored of those that answer, and not all do. */
  | { readonly kind: 'doubted' }
  /** What is stored is worth nothing. */
  | { readonly kind: 'lost'; readonly reason: string };

/** Why everything is forgotten when the chain no longer has the final block that is stored. */
export const replacedChain = 'the chain was replaced below what is final';

/** Reads a message of the engine; undefined for what is none of ours. */
export function parseEngineMessage(message: unknown): EngineMessage | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { kind, number, hash, status } = message as Readonly<Record<string, unknown>>;
  if (kind === 'forked') return { kind: 'lost', reason: replacedChain };
  if (kind === 'torn-store') return { kind: 'lost', reason: 'the database in DATA_DIR cannot be opened' };
  if (kind === 'doubted') return { kind };
  if (kind === 'health' && typeof status === 'string') return { kind, status };
  if (kind !== 'anchor' || typeof number !== 'number' || typeof hash !== 'string') return undefined;
  return { kind, block: { number, hash } };
}
