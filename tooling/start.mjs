// `npm start`: checks Node, installs what is missing, then runs the local stack until it is stopped.
import { ensureInstalled, ensureNode, root } from './prepare.mjs';
import { runAttached } from './run-attached.mjs';

ensureNode();
ensureInstalled();
runAttached(['--import', 'tsx', `${root}/packages/localnet/src/start.ts`, ...process.argv.slice(2)], { cwd: root });
