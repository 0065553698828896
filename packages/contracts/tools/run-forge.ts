import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The contracts folder; forge resolves the compiler's path from where it runs. */
export const contractsRoot = dirname(dirname(fileURLToPath(import.meta.url)));

const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'win32' };
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

/**
 * The native forge that npm installed, at the workspace root or in this package. Not the script beside it in `.bin`: that
 * one answers 0 even when tests fail.
 */
export function forgePath(): string {
  const name = `forge-${platforms[process.platform]}-${architectures[process.arch]}`;
  const binary = process.platform === 'win32' ? 'forge.exe' : 'forge';
  const places = [contractsRoot, join(contractsRoot, '..', '..')].map((place) =>
    join(place, 'node_modules', '@foundry-rs', name, 'bin', binary),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${name} is not installed: run \`npm install\` at the root of the repository`);
  return found;
}

/** Runs forge with its output passed on; rejects with the exit code when it fails. */
export async function runForge(args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<void> {
  const child = spawn(forgePath(), args, {
    cwd: options.cwd ?? contractsRoot,
    env: { ...process.env, ...options.env },
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`forge ${args.join(' ')} ended with code ${code}`);
}
