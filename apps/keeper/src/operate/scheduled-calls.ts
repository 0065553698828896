import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { cancelCall } from '@besc/sdk/governance/timelock-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { decodeFunctionData } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { utcText } from '../shared/operated-contract';
import { readScheduledOperations, type ScheduledOperation } from '../shared/scheduled-operations';
import { operated } from './operated';
import { settingsOf, settingWords } from './settings';
import { contractsIn } from './worded-contracts';

/** What a call does: the setting and its new value, or the name of what it calls on a game, or its bytes. */
function callWords(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  { to, data }: { to: Address; data: Hex },
): string {
  const settings = settingsOf(contractsIn(operated, chain.deployment));
  const there = settings.filter(({ contract }) => contract.addressIn(chain.deployment) === to);
  const decoded = there.map((setting) => {
    try {
      const { functionName, args = [] } = decodeFunctionData({ abi: setting.contract.abi, data });
      return { setting, functionName, args };
    } catch {
      return undefined;
    }
  });
  const exact = decoded.find((call) => call !== undefined && call.setting.setter === call.functionName);
  if (exact) return `${exact.setting.name} to ${settingWords(exact.setting, exact.args)}`;
  const other = decoded.find((call) => call !== undefined);
  if (other) return `${other.functionName} of ${other.setting.contract.word} (${other.args.map(String).join(', ')})`;
  return `${to} ${data.length > 140 ? `${data.slice(0, 140)}…` : data}`;
}

function operationLines(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  { id, from, calls }: ScheduledOperation,
  now: number,
): string[] {
  return [
    `  ${id} ${from > now ? `can be executed from ${utcText(from)}` : 'can be executed now'}`,
    ...calls.map((call) => `    ${callWords(chain, call)}`),
  ];
}

/** The call that takes back what waits in the timelock under an id, and what that is; undefined when nothing does. */
export async function cancellation(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  id: Hex,
): Promise<{ readonly call: ContractCall; readonly lines: readonly string[] } | undefined> {
  const address = addressOf(chain.deployment, 'governance', 'timelock');
  const [operations, { timestamp }] = await Promise.all([readScheduledOperations(chain), chain.client.getBlock()]);
  const operation = operations.find((one) => one.id === id);
  return (
    operation && {
      call: cancelCall(address, id),
      lines: operationLines(chain, operation, Number(timestamp)),
    }
  );
}

/**
 * What waits in the timelock to make the same kind of call, in lines for people; nothing where there is none but under `id`. What was
 * scheduled and forgotten can still be executed by anybody, and would undo what was wanted since.
 */
export async function pendingLines(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  { call, id }: { readonly call: ContractCall; readonly id: Hex | undefined },
): Promise<string[]> {
  const { to, data } = encodeCall(call);
  const isAlike = (one: { to: Address; data: Hex }) => one.to === to && one.data.slice(0, 10) === data.slice(0, 10);
  const [operations, { timestamp }] = await Promise.all([readScheduledOperations(chain), chain.client.getBlock()]);
  const alike = operations.filter((one) => one.id !== id && one.calls.some(isAlike));
  if (alike.length === 0) return [];
  return [
    '  besides there waits in the timelock, and anybody may execute it (cancel ID takes it back):',
    ...alike.flatMap((operation) => operationLines(chain, operation, Number(timestamp))),
  ];
}

/** What waits in the timelock, in lines for people. */
export async function scheduledLines(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  now: number,
): Promise<string[]> {
  const operations = await readScheduledOperations(chain);
  const lines = operations.flatMap((operation) => operationLines(chain, operation, now));
  return ['', 'scheduled in the timelock', ...(lines.length > 0 ? lines : ['  nothing'])];
}
