// `npm run release`: installs what is missing, then builds, hashes and signs what is committed.
import { ensureInstalled, ensureNode, runTypeScript } from './prepare.mjs';

ensureNode();
ensureInstalled();
runTypeScript('tooling/src/make-release.ts', process.argv.slice(2));
