import type { HistoryTree } from '@besc/domain/profile/history-tree';
import type { RootClaim } from '@besc/sdk/profile/read-root-claim';
import type { HistoryRoot } from '@besc/wire/profile/fetch-history-roots';
import type { Message } from '../../blocks/language/message';

/** What came out of a root that was computed again. */
export type RootVerdict =
  | { readonly kind: 'checking' }
  | { readonly kind: 'good' }
  | { readonly kind: 'bad'; readonly why: Message };

/** Compares the root that the index tells with the list it gives and with the chain. Neither is believed alone. */
export function rootVerdict(known: {
  readonly root: HistoryRoot;
  readonly tree: Pick<HistoryTree, 'root'> | undefined;
  readonly claim: RootClaim | undefined;
  readonly hasTreeFailed: boolean;
  readonly hasChainFailed: boolean;
}): RootVerdict {
  const { root, tree, claim } = known;
  if (claim?.countsFrom === 0) return { kind: 'bad', why: { text: 'The chain does not have this root.' } };
  if (tree !== undefined && tree.root !== root.root) {
    return { kind: 'bad', why: { text: 'The list gives another root than the chain has. Nothing is claimed by it.' } };
  }
  if (tree !== undefined && claim !== undefined) return { kind: 'good' };
  if (known.hasTreeFailed) return { kind: 'bad', why: { text: 'The list could not be read.' } };
  if (known.hasChainFailed) return { kind: 'bad', why: { text: 'The chain could not be read.' } };
  return { kind: 'checking' };
}
