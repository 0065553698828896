/** What is about to be signed differs from what was shown. `field` says where: `to`, `value`, `data`, `amountOutMin`. */
export class CalldataMismatchError extends Error {
  readonly code = 'CALLDATA_MISMATCH';
  readonly field: string;

  constructor(field: string) {
    super(`What is to be signed is not what was shown: ${field} differs. The wallet was not asked.`);
    this.name = 'CalldataMismatchError';
    this.field = field;
  }
}
