import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { spawnManaged } from '../managed-process';

/** A part of the stack did not come up; the message holds what it said last. */
export class ServiceError extends Error {
  readonly code = 'SERVICE_FAILED';
  constructor(name: string, problem: string) {
    super(`The ${name} did not start: ${problem}`);
    this.name = 'ServiceError';
  }
}

/** A running part of the stack in a process of its own. */
export interface Service {
  readonly exited: Promise<number>;
  /** What it printed last. */
  lastWords(): string;
  stop(): Promise<void>;
}

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const keptCharacters = 2_000;

/** Starts the TypeScript file `entry` of `workspace` (both relative); what it prints goes to `logFile`. */
export function startService(options: {
  workspace: string;
  entry: string;
  env: Readonly<Record<string, string>>;
  logFile: string;
  args?: readonly string[];
}): Service {
  const { workspace, entry, env, logFile, args = [] } = options;
  const node = spawnManaged({
    command: process.execPath,
    args: ['--import', 'tsx', entry, ...args],
    cwd: `${repository}/${workspace}`,
    env: { ...process.env, ...env },
  });
  const log = createWriteStream(logFile, { flags: 'w' });
  let words = '';
  for (const stream of [node.stdout, node.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-keptCharacters);
      log.write(text);
    });
  }
  void node.exited.then(() => log.end());
  return { exited: node.exited, lastWords: () => words.trim(), stop: () => node.stop(10_000) };
}

/** Longest that a service without a history to read may take to answer, on a machine that has much else to do. */
export const startSeconds = 300;

/** Waits until `isReady` says so; rejects when the service ends first or takes longer than `timeoutSeconds`. */
export async function waitForService(options: {
  name: string;
  service: Service;
  timeoutSeconds: number;
  isReady: () => Promise<boolean>;
}): Promise<void> {
  const { name, service, timeoutSeconds, isReady } = options;
  let ended = false;
  void service.exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + timeoutSeconds * 1000;
  while (!(await isReady().catch(() => false))) {
    if (ended) throw new ServiceError(name, lastLines(service.lastWords()));
    if (Date.now() > deadline) throw new ServiceError(name, `it gave no answer within ${timeoutSeconds} seconds`);
    await sleep(150);
  }
}

function lastLines(words: string): string {
  return words.split('\n').slice(-6).join('\n') || 'it ended without a word';
}
