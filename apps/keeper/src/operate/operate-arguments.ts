import type { Hex } from '@besc/domain/shared/hex';
import { OperateArgumentError } from '../shared/operate-argument-error';

/** What `npm run operate` was asked for. Only with `--send` is anything sent. */
export type OperateArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'status' }
  | { readonly kind: 'pause' | 'resume'; readonly name: string; readonly send: boolean }
  /** Calls of the owner that a file lists. */
  | { readonly kind: 'propose'; readonly file: string; readonly send: boolean }
  /** What an operator does by hand. */
  | { readonly kind: 'do'; readonly act: string; readonly values: readonly string[]; readonly send: boolean }
  /** Of what waits in the timelock. */
  | { readonly kind: 'cancel'; readonly id: Hex; readonly send: boolean }
  | { readonly kind: 'set'; readonly setting: string; readonly values: readonly string[]; readonly send: boolean };

/** What `npm run operate -- --help` prints, before what there is to do and to set. */
export const operateHelp = `npm run operate -w @besc/keeper -- COMMAND [--send]

  status             where everything stands, who may do what with it, what the settings are
  pause NAME         stops its entries for seven days (GUARDIAN_KEY); the guardian can do it once
  resume NAME        ends a pause: the owner schedules it, and the same command executes it after the timelock's delay
  set SETTING VALUE  changes a setting: scheduled by the owner, executed by the same command after the delay
  propose FILE       any calls of the owner, made together, as FILE lists them in JSON; scheduled and executed in the same way
  do ACT [VALUE]     what an operator does by hand, at once (OPERATOR_KEY)
  cancel ID          what status lists as scheduled is not to be done: the owner alone, at once

Without --send nothing is sent and no key is needed: what would be is told, with its call, for wallets of several signers.
The owner's key is OWNER_KEY; what has waited can be executed with any key in OWNER_KEY. RPC_URL and DEPLOYMENT_FILE say where.`;

/** Reads the arguments. Throws OperateArgumentError. */
export function parseOperateArguments(args: readonly string[]): OperateArguments {
  const send = args.includes('--send');
  const words = args.filter((arg) => arg !== '--send');
  const option = words.find((word) => word.startsWith('-'));
  const [command, subject, ...values] = words;
  if (words.length === 0 || option === '--help' || option === '-h') return { kind: 'help' };
  if (option !== undefined) throw new OperateArgumentError(`"${option}" is not an option. The only one is --send.`);
  if (command === 'status' && subject === undefined) return { kind: 'status' };
  if ((command === 'pause' || command === 'resume') && subject !== undefined && values.length === 0) {
    return { kind: command, name: subject, send };
  }
  if (command === 'set' && subject !== undefined && values.length > 0)
    return { kind: 'set', setting: subject, values, send };
  if (command === 'propose' && subject !== undefined && values.length === 0)
    return { kind: 'propose', file: subject, send };
  if (command === 'do' && subject !== undefined) return { kind: 'do', act: subject, values, send };
  if (command === 'cancel' && isOperationId(subject) && values.length === 0)
    return { kind: 'cancel', id: subject, send };
  throw new OperateArgumentError(`"${words.join(' ')}" is not understood.\n\n${operateHelp}`);
}

/** Whether a text can be the id under which the timelock knows what is scheduled. */
function isOperationId(text: string | undefined): text is Hex {
  return text !== undefined && /^0x[0-9a-f]{64}$/.test(text);
}
