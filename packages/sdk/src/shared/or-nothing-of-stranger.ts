import { orNothing } from './or-nothing';
import { ReadError } from './read-error';
import { isOutOfGas, rpcErrorKind } from './rpc-error-kind';

/**
 * As `orNothing`, of a contract that anybody may have made: undefined also when its answer alone uses up all the gas that a node
 * has for a read. That tells nothing of the node, and must not stop what is read beside it.
 */
export async function orNothingOfStranger<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await orNothing(read);
  } catch (error) {
    // The reader parts what is too heavy together: what fails so was asked alone.
    const isTooHeavy = error instanceof ReadError && rpcErrorKind(error.cause) === 'too-heavy';
    if (isTooHeavy && isOutOfGas(error.cause)) return undefined;
    throw error;
  }
}
