/** What is about to be signed differs from what was shown. `field` says where: `to`, `value`, `data`, `amountOutMin`. */
export class CalldataMismatchError extends Error {
  readonly code = 'CALLDATA_MISMATCH';
  readonly field: string;

  constructor(field: string) {
    super(`The transaction is not the one that was shown: ${field} differs. It was not sent.`);
    this.name = 'CalldataMismatchError';
    this.field = field;
  }
}
