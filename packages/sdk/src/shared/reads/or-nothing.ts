import { ReadError } from '../errors/read-error';
import { isOutOfGas, rpcErrorKind } from '../errors/rpc-error-kind';

/**
 * The answer, or undefined when the contract refuses, answers in another form, or uses up alone all the gas that a node has for
 * a read: that tells nothing of the node, and must not stop what is read beside it. A chain that could not be asked rejects.
 */
export async function orNothing<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ReadError && isOfContract(error)) return undefined;
    throw error;
  }
}

/** The reader parts what is too heavy together: what fails so was asked alone. */
function isOfContract({ code, cause }: ReadError): boolean {
  if (code === 'READ_REVERTED' || code === 'READ_UNDECODABLE') return true;
  return code === 'READ_FAILED' && rpcErrorKind(cause) === 'too-heavy' && isOutOfGas(cause);
}
