import { access, constants, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** A new folder, in memory where the system has a place for that: a journal waits for the disk at each of its some hundred entries. */
export async function journalFolder(): Promise<string> {
  const isThere = await access(memory, constants.W_OK).then(
    () => true,
    () => false,
  );
  return mkdtemp(join(isThere ? memory : tmpdir(), 'besc-deploy-'));
}
