/** Answers of a node contradict each other. Nothing of them may be used; the engine asks again. */
export class InconsistentAnswerError extends Error {
  readonly code = 'RPC_INCONSISTENT';

  constructor(problem: string) {
    super(`The RPC endpoint contradicts itself: ${problem}`);
    this.name = 'InconsistentAnswerError';
  }
}
