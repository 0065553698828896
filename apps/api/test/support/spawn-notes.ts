import { once } from 'node:events';
import { join } from 'node:path';
import { spawnManaged } from '@besc/localnet/managed-process';

/** An API with notes for the tests of a page, in a process of its own: the page's window takes the place of Node's globals. */
export async function spawnNotes(options: {
  readonly rpcUrl: string;
  readonly genesisHash: string;
  /** Where the page is. */
  readonly origin: string;
}): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { rpcUrl, genesisHash, origin } = options;
  const node = spawnManaged({
    command: process.execPath,
    args: ['--import', 'tsx', join(import.meta.dirname, 'notes-process.ts')],
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, RPC_URL: rpcUrl, GENESIS_HASH: genesisHash, ALLOWED_ORIGINS: origin },
  });
  let words = '';
  node.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const ended = node.exited.then(() => {
    throw new Error(`The API with notes did not start: ${words}`);
  });
  const [line] = await Promise.race([once(node.stdout, 'data'), ended]);
  void ended.catch(() => {});
  return { url: String(line).trim(), stop: () => node.stop() };
}
