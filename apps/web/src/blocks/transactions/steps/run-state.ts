import type { Hex } from '@besc/domain/shared/hex';
import type { Message } from '../../language/message';

/** Why an action ended without a success. */
export type RunFailure =
  /** The person said no in the wallet: 'Transaction rejected.' */
  | 'rejected'
  /** It was not sent, because the chain would refuse it or the check before the signature found something wrong. */
  | 'refused'
  /** The wallet or the node could not do its part. */
  | 'failed'
  /** It was sent, and the chain refused it, lost it, or another transaction took its place. */
  | 'reverted'
  /** It was sent, and its record was cleared before it ended: what becomes of it is unknown. */
  | 'unfollowed';

/** Where a running action is. `step` counts from 0; a batch stands at its last one. */
export type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly step: number }
  | { readonly kind: 'simulating'; readonly step: number }
  | { readonly kind: 'signing'; readonly step: number; readonly summary: Message }
  /** The wallet's answer leaves open whether it has sent; the chain is being looked at. `message`: what it answered. */
  | { readonly kind: 'doubtful'; readonly step: number; readonly message: Message }
  /** `hash` is undefined while a wallet has taken a batch and not told what it sent. */
  | {
      readonly kind: 'sent';
      readonly step: number;
      readonly hash: Hex | undefined;
      /** Another signature follows when this one is confirmed; giving up the run gives that up. */
      readonly isMoreToCome?: true;
      /** It was told as confirmed, and the chain took its block back. */
      readonly isTakenBack?: true;
    }
  /** `hash` is undefined when no step had anything to send. `summary`: with what was moved, where the receipt tells it. */
  | { readonly kind: 'confirmed'; readonly hash: Hex | undefined; readonly summary?: Message }
  | {
      readonly kind: 'failed';
      readonly step: number;
      readonly failure: RunFailure;
      readonly message: Message;
      /** Of what was sent. */
      readonly hash?: Hex;
      /** The id under which the chain is still looked at, in case the wallet has sent it after all. */
      readonly request?: string;
      /** The nodes do not know what was sent any more: it may still be carried out. */
      readonly isDropped?: true;
      /** Steps after this one were never asked for. */
      readonly isUnfinished?: true;
      /** Of the steps that stand for themselves (`isIndependent`), when some went through. */
      readonly through?: { readonly done: number; readonly total: number };
    };
