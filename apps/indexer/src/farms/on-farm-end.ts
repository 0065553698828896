import type { IndexingFunctionArgs } from 'ponder:registry';
import { farmEnd, farmEndOperation } from 'ponder:schema';
import { farmMasterAbi as abi } from '@besc/contracts/abi/farm-master';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { decodeFunctionData } from 'viem';
import { indexSettings } from '../shared/index-settings';

/** Beyond what a column of the index holds: a time of no use, or the number of no farm. */
const most = 2n ** 31n - 1n;

/** A call was scheduled: kept where it takes all points of a farm. Of an operation the calls follow each other. */
export async function onCallScheduled({
  event,
  context: { db },
}: IndexingFunctionArgs<'Timelock:CallScheduled'>): Promise<void> {
  const { id, index, target, value, data, delay } = event.args;
  const master = contractIfAny(indexSettings(), 'farms', 'master');
  if (master === undefined || indexId(target) !== indexId(master.address) || value !== 0n) return;
  const pid = endedFarm(data);
  const time = event.block.timestamp + delay;
  if (pid === undefined || pid > most || time > most) return;
  const calls = Number(index) + 1;
  await db.insert(farmEnd).values({ id: endId(id, index), pid: Number(pid), time: Number(time) });
  await db.insert(farmEndOperation).values({ id, calls }).onConflictDoUpdate({ calls });
}

export async function onCallExecuted({
  event,
  context: { db },
}: IndexingFunctionArgs<'Timelock:CallExecuted'>): Promise<void> {
  const { id, index } = event.args;
  await db.delete(farmEnd, { id: endId(id, index) });
}

/** None of an operation's calls is made; it may be scheduled once more. */
export async function onOperationCancelled({
  event,
  context: { db },
}: IndexingFunctionArgs<'Timelock:Cancelled'>): Promise<void> {
  const { id } = event.args;
  const operation = await db.find(farmEndOperation, { id });
  if (operation === null) return;
  const places = Array.from({ length: operation.calls }, (_, place) => BigInt(place));
  for (const place of places) await db.delete(farmEnd, { id: endId(id, place) });
  await db.delete(farmEndOperation, { id });
}

const endId = (operation: Hex, place: bigint) => `${operation}-${place}`;

/** The farm whose points a call takes; undefined for any other call, and for bytes that are none. */
function endedFarm(data: Hex): bigint | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data });
    return functionName === 'set' && args[1] === 0n ? args[0] : undefined;
  } catch {
    return undefined;
  }
}
