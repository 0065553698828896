// `npm run test:load`: installs what is missing, then repeats the whole run beside two busy processes.
import { ensureInstalled, ensureNode, runTypeScript } from './prepare.mjs';

ensureNode();
ensureInstalled();
runTypeScript('tooling/src/run-under-load.ts', process.argv.slice(2), {});
