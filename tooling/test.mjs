// `npm test`: installs what is missing, then runs everything CI runs.
import { ensureChromium, ensureInstalled, ensureNode, runTypeScript } from './prepare.mjs';

ensureNode();
ensureInstalled();
const CHROMIUM_PATH = ensureChromium();
runTypeScript('tooling/src/run-suites.ts', process.argv.slice(2), { CHROMIUM_PATH });
