import type { Blocker } from './blocker';
import type { Writer } from './use-writer';

/** What the wallet lacks, which comes before anything the form could say. */
export function firstBlocker(
  writer: Pick<Writer, 'account' | 'wrongNetwork'> & { readonly isUnsupported?: boolean },
): Blocker | undefined {
  if (writer.isUnsupported) return { kind: 'unsupported' };
  if (writer.account === undefined) return { kind: 'connect' };
  return writer.wrongNetwork ? { kind: 'wrong-network' } : undefined;
}
