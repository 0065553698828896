import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { Gauge } from 'prom-client';
import * as z from 'zod';
import { idleDuty, keeperTask } from '../shared/keeper-task';
import { readScheduledOperations } from '../shared/scheduled-operations';

const intervalSeconds = 60;
/** Blocks that are looked through again: a node may have left out the newest, or take them back. */
const overlap = 200n;

/** Counts what waits in the timelock, so that a change that the owner did not order is seen within its delay. Sends nothing. */
export const timelockTask = keeperTask({
  slug: 'governance',
  name: 'watch timelock',
  role: 'operator',
  config: z.object({}),
  async prepare({ chain, registry }) {
    if (!contractIfAny(chain.deployment, 'governance', 'timelock')) return idleDuty;
    const scheduled = new Gauge({
      name: 'keeper_timelock_scheduled',
      help: 'Operations that are scheduled and neither executed nor cancelled.',
      registers: [registry],
    });
    let next = 0;
    /** Nothing that was scheduled before this block waits. */
    let from: bigint | undefined;
    return {
      isSilent: true,
      patienceSeconds: 10 * intervalSeconds,
      due: () => ({ time: next }),
      async run({ number, now }) {
        const waiting = await readScheduledOperations(chain, from);
        scheduled.set(waiting.length);
        if (waiting.length === 0) from = number > overlap ? number - overlap : 0n;
        next = now + intervalSeconds;
      },
    };
  },
});
