import type { Blocker } from './blocker';
import type { Writer } from './use-writer';

/** What the wallet or the chain lacks, which comes before anything the form could say. */
export function firstBlocker(
  writer: Pick<Writer, 'account' | 'wrongNetwork' | 'isStale'> & { readonly isUnsupported?: boolean },
): Blocker | undefined {
  if (writer.isUnsupported) return { kind: 'unsupported' };
  if (writer.account === undefined) return { kind: 'connect' };
  if (writer.wrongNetwork) return { kind: 'wrong-network' };
  return writer.isStale ? { kind: 'offline' } : undefined;
}
