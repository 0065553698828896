// `npm run verify -- RELEASE`: installs what is missing, then compares a release with sources, page and chain.
import { ensureInstalled, ensureNode, runTypeScript } from './prepare.mjs';

ensureNode();
ensureInstalled();
runTypeScript('tooling/src/verify-release.ts', process.argv.slice(2));
