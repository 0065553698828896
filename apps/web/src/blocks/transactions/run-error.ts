import type { Message } from '../language/message';
import type { RunFailure } from './run-state';

/** Ends a run; what people are told of it is its message. */
export class RunError extends Error {
  readonly code = 'RUN_ENDED';
  readonly failure: RunFailure;
  readonly told: Message;

  constructor(failure: RunFailure, told: Message, options?: ErrorOptions) {
    super(told.text, options);
    this.name = 'RunError';
    this.failure = failure;
    this.told = told;
  }
}
