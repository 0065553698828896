import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createPublicClient, http } from 'viem';
import { anvilPath } from './anvil-path';

/** A local chain of one's own: where it listens, and how to end it. */
export interface Anvil {
  rpcUrl: string;
  stop(): void;
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
  const anvil = spawn(anvilPath(), [...args, ...extra, '--silent'], { stdio: 'ignore' });
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) });
  while (anvil.exitCode === null && !(await client.getChainId().catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (anvil.exitCode !== null) throw new Error(`anvil ended with code ${anvil.exitCode}`);
  return { rpcUrl, stop: () => void anvil.kill() };
}
