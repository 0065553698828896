// `npm start`: checks Node, installs what is missing, then runs the local stack until it is stopped.
import { spawn } from 'node:child_process';
import { ensureInstalled, ensureNode, root } from './prepare.mjs';

ensureNode();
ensureInstalled();

const child = spawn(
  process.execPath,
  ['--import', 'tsx', `${root}/packages/localnet/src/start.ts`, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
// The terminal sends Ctrl-C to both processes, a script to this one alone; the stack takes the first and ignores the rest.
// This process waits, so that the prompt returns when all has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm does not hand its signals on: when it is ended, this process is left behind and must end the stack itself.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
