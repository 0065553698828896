import type { Hex } from '@besc/domain/shared/hex';
import type { Message } from '../../language/message';
import type { RunFailure } from './run-state';

/** Ends a run; what people are told of it is its message. */
export class RunError extends Error {
  readonly code = 'RUN_ENDED';
  readonly failure: RunFailure;
  readonly told: Message;
  /** Of what was sent, when it was. */
  readonly hash: Hex | undefined;
  /** The nodes do not know it any more. */
  readonly isDropped: boolean;
  /** The request to the wallet that is still looked for on the chain. */
  readonly request: string | undefined;

  constructor(
    failure: RunFailure,
    told: Message,
    options: ErrorOptions & { readonly hash?: Hex; readonly request?: string; readonly isDropped?: boolean } = {},
  ) {
    super(told.text, options);
    this.name = 'RunError';
    this.failure = failure;
    this.told = told;
    this.hash = options.hash;
    this.request = options.request;
    this.isDropped = options.isDropped === true;
  }
}
