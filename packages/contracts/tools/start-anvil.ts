import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicClient, http } from 'viem';
import { anvilPath } from './anvil-path';

/** A local chain of one's own: where it listens, and how to end it. */
export interface Anvil {
  rpcUrl: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts anvil on a free port, mining each transaction at once, and waits until it answers. */
export async function startAnvil(extra: string[] = [], chainId = 2372): Promise<Anvil> {
  const port = await freePort();
  const rpcUrl = `http://127.0.0.1:${port}`;
  const args = [
    '--port',
    `${port}`,
    '--chain-id',
    `${chainId}`,
    '--hardfork',
    'cancun',
    '--block-base-fee-per-gas',
    '0',
  ];
  // Older states, which the search for a block of creation asks for: hundreds of megabytes that the node would leave behind.
  const states = mkdtempSync(join(tmpdir(), 'besc-states-'));
  const anvil = spawn(anvilPath(), [...args, '--cache-path', states, ...extra, '--silent'], { stdio: 'ignore' });
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) });
  while (anvil.exitCode === null && !(await client.getChainId().catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (anvil.exitCode !== null) throw new Error(`anvil ended with code ${anvil.exitCode}`);
  return {
    rpcUrl,
    async stop() {
      if (anvil.exitCode === null && anvil.kill()) await once(anvil, 'exit');
      rmSync(states, { recursive: true, force: true });
    },
  };
}
