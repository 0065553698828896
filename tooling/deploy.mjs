// `npm run deploy`: installs what is missing, then deploys by a plan file.
import { ensureInstalled, ensureNode, runTypeScript } from './prepare.mjs';

ensureNode();
ensureInstalled();
runTypeScript('packages/contracts/deploy/run-deploy.ts', process.argv.slice(2));
