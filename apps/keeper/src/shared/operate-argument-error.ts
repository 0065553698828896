/** An argument of the operators' command is not understood; the message says what is. */
export class OperateArgumentError extends Error {
  readonly code = 'OPERATE_ARGUMENT';
}
