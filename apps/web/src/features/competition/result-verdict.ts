import type { Hex } from '@besc/domain/shared/hex';
import type { Message } from '../../blocks/language/message';

/** What came out of a result that was computed again. */
export type ResultVerdict =
  | { readonly kind: 'checking' }
  | { readonly kind: 'good' }
  | { readonly kind: 'bad'; readonly why: Message };

/** Compares what the list of the index gives with what the chain has. Neither is believed alone. */
export function resultVerdict(known: {
  readonly root: Hex;
  readonly places: readonly number[];
  readonly computed: { readonly root: Hex; readonly places: readonly number[] } | undefined;
  readonly hasFailed: boolean;
}): ResultVerdict {
  const { root, places, computed, hasFailed } = known;
  if (computed === undefined) {
    return hasFailed ? { kind: 'bad', why: { text: 'The list could not be read.' } } : { kind: 'checking' };
  }
  if (computed.root !== root) {
    return {
      kind: 'bad',
      why: { text: 'The trades give another result than the chain has. Nothing is claimed by it.' },
    };
  }
  if (computed.places.join() !== places.join()) {
    return { kind: 'bad', why: { text: 'The trades give another order of the teams than the chain has.' } };
  }
  return { kind: 'good' };
}
