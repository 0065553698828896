/** Why a deployment cannot go on. */
export type DeployErrorCode =
  | 'ARGUMENT'
  | 'KEY'
  | 'PLAN'
  | 'UNREACHABLE'
  | 'WRONG_CHAIN'
  | 'WRONG_GENESIS'
  | 'NO_CREATE2_DEPLOYER'
  | 'TOKEN'
  | 'FUNDS'
  | 'JOURNAL'
  | 'STEP_FAILED'
  | 'WRONG_INIT_CODE'
  | 'MINTER'
  | 'AUDIT'
  | 'NO_START_BLOCK';

/** A deployment stopped; `code` says why, and nothing that was done is lost: run it again. */
export class DeployError extends Error {
  override readonly name = 'DeployError';

  constructor(
    readonly code: DeployErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
