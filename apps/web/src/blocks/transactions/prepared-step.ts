import type { UnsentTransaction } from '@besc/sdk/shared/unsent-transaction';
import type { Message } from '../language/message';

/** What `prepare` of a step leads to. */
export type PreparedStep =
  | {
      readonly kind: 'ready';
      readonly transaction: UnsentTransaction;
      /** With its margin. */
      readonly gasLimit: bigint;
    }
  /** Nothing needs to be sent, for example because the allowance is there already. */
  | { readonly kind: 'done' }
  /** It cannot be sent; the message says why. */
  | { readonly kind: 'refused'; readonly message: Message };
