import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ManagedProcess, spawnManaged } from '@besc/localnet/managed-process';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Somebody who follows docs/operations.md in a folder of his own. */
export class Operator {
  readonly started: ManagedProcess[] = [];
  constructor(readonly folder: string) {}

  /** Starts a command of the documents; `words` is what it has said so far. */
  run(command: string, env: Record<string, string> = {}) {
    const [file = '', ...args] = command.split(' ');
    const running = spawnManaged({
      command: file,
      args,
      cwd: root,
      env: { ...process.env, ...env },
    });
    this.started.push(running);
    let words = '';
    for (const stream of [running.stdout, running.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        words += text;
      });
    }
    return { ...running, words: () => words };
  }

  /** Runs a command to its end; throws what it said when it fails. */
  async finish(command: string, env: Record<string, string> = {}): Promise<string> {
    const running = this.run(command, env);
    const code = await running.exited;
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${running.words()}`);
    return running.words();
  }

  path = (name: string) => join(this.folder, name);
  read = async (name: string) => JSON.parse(await readFile(this.path(name), 'utf8'));
  write = (name: string, value: unknown) => writeFile(this.path(name), JSON.stringify(value));
}
