/** Why a deployment cannot go on. */
export type DeployErrorCode =
  | 'WRONG_CHAIN'
  | 'UNKNOWN_CHAIN'
  | 'WRONG_GENESIS'
  | 'NO_CREATE2_DEPLOYER'
  | 'STEP_FAILED'
  | 'WRONG_INIT_CODE';

/** A deployment stopped; `code` says why, and nothing that was done is lost: run it again. */
export class DeployError extends Error {
  override readonly name = 'DeployError';

  constructor(
    readonly code: DeployErrorCode,
    message: string,
  ) {
    super(message);
  }
}
