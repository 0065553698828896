import { ReadError } from './read-error';

/**
 * The answer, or undefined when the contract refuses or answers in another form: such a record says nothing. A chain that
 * could not be asked is another matter and rejects.
 */
export async function orNothing<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ReadError && (error.code === 'READ_REVERTED' || error.code === 'READ_UNDECODABLE'))
      return undefined;
    throw error;
  }
}
