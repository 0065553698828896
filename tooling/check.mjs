// `npm run check`: the fast edit loop.
import { ensureInstalled, ensureNode, runTypeScript } from './prepare.mjs';

ensureNode();
ensureInstalled();
runTypeScript('tooling/src/run-suites.ts', ['--fast', ...process.argv.slice(2)]);
