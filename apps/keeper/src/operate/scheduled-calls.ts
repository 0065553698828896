import { timelockControllerAbi as abi } from '@besc/contracts/abi/timelock-controller';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { cancelCall } from '@besc/sdk/governance/timelock-calls';
import type { ContractCall } from '@besc/sdk/shared/contract-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { decodeFunctionData, getAbiItem } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { utcText } from '../shared/operated-contract';
import { operated } from './operated';
import { settingsOf, settingWords } from './settings';
import { contractsIn } from './worded-contracts';

/** Calls that the timelock makes together once `from` (unix seconds) has come and somebody executes them. */
interface ScheduledOperation {
  readonly id: Hex;
  readonly from: number;
  readonly calls: readonly { readonly to: Address; readonly data: Hex }[];
}

const scheduled = getAbiItem({ abi, name: 'CallScheduled' });
const blocksAtOnce = 10_000n;
/** About a month of blocks; what was scheduled before that has long had its time. */
const mostBlocks = 900_000n;
/** Between not scheduled and a time; what was done is 1. */
const doneTime = 1n;

/** What is scheduled and neither executed nor cancelled, the first to come first, of the last month. */
async function readScheduledOperations({
  client,
  deployment,
}: Pick<KeeperChain, 'client' | 'deployment'>): Promise<readonly ScheduledOperation[]> {
  const address = addressOf(deployment, 'governance', 'timelock');
  const head = await client.getBlockNumber({ cacheTime: 0 });
  const calls = new Map<Hex, { index: bigint; to: Address; data: Hex }[]>();
  for (let last = head; last >= 0n && head - last < mostBlocks; last -= blocksAtOnce) {
    const fromBlock = last < blocksAtOnce ? 0n : last - blocksAtOnce + 1n;
    const logs = await client.getLogs({ address, event: scheduled, fromBlock, toBlock: last, strict: true });
    for (const { args } of logs) {
      const { id, index, target, data } = args;
      const known = calls.get(id) ?? [];
      // An operation that was cancelled and scheduled again has its calls in two logs.
      if (known.every((call) => call.index !== index)) known.push({ index, to: checksumAddress(target), data });
      calls.set(id, known);
    }
  }
  const operations = await Promise.all(
    [...calls].map(async ([id, list]) => {
      const from = await client.readContract({ address, abi, functionName: 'getTimestamp', args: [id] });
      const ordered = [...list].sort((one, other) => Number(one.index - other.index));
      return from > doneTime ? [{ id, from: Number(from), calls: ordered.map(({ to, data }) => ({ to, data })) }] : [];
    }),
  );
  return operations.flat().sort((one, other) => one.from - other.from);
}

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

/** What waits in the timelock, in lines for people. */
export async function scheduledLines(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  now: number,
): Promise<string[]> {
  const operations = await readScheduledOperations(chain);
  const lines = operations.flatMap((operation) => operationLines(chain, operation, now));
  return ['', 'scheduled in the timelock', ...(lines.length > 0 ? lines : ['  nothing'])];
}
