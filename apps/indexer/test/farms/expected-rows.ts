import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { timelockControllerAbi } from '@besc/contracts/abi/timelock-controller';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { type Abi, encodeFunctionData, type Hex } from 'viem';
import { argsOf } from '../support/args-of';
import type { ExpectedRows } from '../support/expected-tables';
import { readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

/** More farms than a chain of a test has. */
const farms = Array.from({ length: 20 }, (_, pid) => BigInt(pid));
/** Every way to write the call that ends a farm. */
const ends = new Map(
  farms.flatMap((pid) =>
    [false, true].map((withUpdate) => {
      const args = [pid, 0n, withUpdate] as const;
      return [encodeFunctionData({ abi: farmMasterAbi, functionName: 'set', args }), Number(pid)] as const;
    }),
  ),
);

/** Ends of farms from nothing but the timelock's raw logs. */
export const expectedRows: ExpectedRows = async (chain, deployment) => {
  const [timelock, master] = [
    contractIfAny(deployment, 'governance', 'timelock')?.address,
    contractIfAny(deployment, 'farms', 'master')?.address,
  ];
  const logs = timelock === undefined ? [] : await readLogs(chain, [timelock]);
  const rows: NonNullable<Tables[string]> = {};
  for (const log of logs) {
    const { event, id, index, target, value, data, delay } = argsOf(log, timelockControllerAbi as Abi);
    const key = `${id}-${index}`;
    if (event === 'CallExecuted') delete rows[key];
    if (event === 'Cancelled') for (const own of Object.keys(rows)) if (own.startsWith(`${id}-`)) delete rows[own];
    if (event !== 'CallScheduled' || target !== master || value !== 0n) continue;
    const pid = ends.get(data as Hex);
    const time = log.time + Number(delay);
    if (pid !== undefined && time < 2 ** 31) rows[key] = { id: key, pid, time };
  }
  return { farmEnd: rows };
};
