import { resolve } from 'node:path';
import { DeployError } from './deploy-error';

/** What `npm run deploy` was asked for; paths are absolute. */
export type DeployArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'deploy' | 'dry-run' | 'accept'; readonly planFile: string; readonly outFile: string };

/** What `npm run deploy -- --help` prints. */
export const deployHelp = `npm run deploy -- PLAN.json [options]

  --out FILE   the deployment file to write (default deployment.json); its journal is FILE.journal
  --dry-run    say what would be made, where, and what it can cost; send nothing, need no key
  --accept     the owner has the timelock take over what was offered (OWNER_KEY or OWNER_KEY_FILE): schedules it, and
               once its time has come executes it when it is run again
  --help       this text

The deployer's key is DEPLOYER_KEY or in the file DEPLOYER_KEY_FILE. A run that was stopped anywhere is finished by the
same command; what a plan has more by then is added to a deployment that stands.`;

/** Reads the arguments; relative paths are meant from `folder`. Throws a `DeployError` for one it does not know. */
export function parseDeployArguments(args: readonly string[], folder: string): DeployArguments {
  let kind: 'deploy' | 'dry-run' | 'accept' = 'deploy';
  let planFile: string | undefined;
  let outFile = 'deployment.json';
  const left = [...args];
  while (left.length > 0) {
    const arg = left.shift() ?? '';
    if (arg === '--help' || arg === '-h') return { kind: 'help' };
    if (arg === '--dry-run' || arg === '--accept') {
      if (kind !== 'deploy') throw new DeployError('ARGUMENT', '--dry-run and --accept are two different things');
      kind = arg === '--accept' ? 'accept' : 'dry-run';
    } else if (arg === '--out') {
      const file = left.shift();
      if (!file || file.startsWith('--')) throw new DeployError('ARGUMENT', '--out takes a file');
      outFile = file;
    } else if (arg.startsWith('-') || planFile !== undefined) {
      throw new DeployError('ARGUMENT', `"${arg}" is not understood\n\n${deployHelp}`);
    } else {
      planFile = arg;
    }
  }
  if (planFile === undefined) throw new DeployError('ARGUMENT', `a plan file is needed\n\n${deployHelp}`);
  return { kind, planFile: resolve(folder, planFile), outFile: resolve(folder, outFile) };
}
