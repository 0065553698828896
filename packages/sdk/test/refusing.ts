import { ReadError } from '../src/shared/errors/read-error';
import type { BatchReader } from '../src/shared/reads/batch-reader';

/** A reader whose calls of a function, with one of these arguments where any are named, the contract refuses. */
export function refusing(reader: BatchReader, functionName: string, ...refused: readonly unknown[]): BatchReader {
  const isRefused = ({ args, ...call }: { readonly functionName: string; readonly args?: unknown }) =>
    call.functionName === functionName &&
    (refused.length === 0 || (Array.isArray(args) && refused.some((one) => args.includes(one))));
  return {
    ...reader,
    read: (call, options) =>
      isRefused(call)
        ? Promise.reject(new ReadError('READ_REVERTED', 'The call was refused'))
        : reader.read(call, options),
  };
}
