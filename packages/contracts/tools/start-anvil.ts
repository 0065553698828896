import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { anvilPath } from './anvil-path';

/** A local chain of one's own: where it listens, and how to end it. */
export interface Anvil {
  rpcUrl: string;
  stop(): Promise<void>;
}

/** Starts anvil on a port that the system gives it, mining each transaction at once, and waits until it listens. */
export async function startAnvil(extra: string[] = [], chainId = 2372): Promise<Anvil> {
  const args = ['--port', '0', '--chain-id', `${chainId}`, '--hardfork', 'cancun', '--block-base-fee-per-gas', '0'];
  // Older states, which the search for a block of creation asks for: hundreds of megabytes that the node would leave behind.
  const states = mkdtempSync(join(tmpdir(), 'besc-states-'));
  const anvil = spawn(anvilPath(), [...args, '--cache-path', states, ...extra], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const rpcUrl = await new Promise<string>((resolve, reject) => {
    createInterface({ input: anvil.stdout }).on('line', (line) => {
      const port = /^Listening on .*:(\d+)$/.exec(line.trim())?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    anvil.once('exit', (code) => reject(new Error(`anvil ended with code ${code}`)));
  });
  return {
    rpcUrl,
    async stop() {
      if (anvil.exitCode === null && anvil.kill()) await once(anvil, 'exit');
      rmSync(states, { recursive: true, force: true });
    },
  };
}
