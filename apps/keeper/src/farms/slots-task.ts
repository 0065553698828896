import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import * as z from 'zod';
import { callSender } from '../shared/call-sender';
import { idleDuty, keeperTask } from '../shared/keeper-task';
import { readScheduledOperations } from '../shared/scheduled-operations';
import { WaitWatch } from '../shared/wait-watch';
import { farmExecution } from './farm-execution';

const intervalSeconds = 60;
/** An operation may wait so long for the one that must be done before it. */
const patienceSeconds = 1_800;

/** Makes the calls of farms that have waited in the timelock, first those that came first. Anybody may, so no right is looked for. */
export const slotsTask = keeperTask({
  slug: 'farms',
  name: 'open and end farm slots',
  role: 'operator',
  config: z.object({}),
  async prepare({ chain, sender, log }) {
    const master = contractIfAny(chain.deployment, 'farms', 'master')?.address;
    const timelock = contractIfAny(chain.deployment, 'governance', 'timelock')?.address;
    if (master === undefined || timelock === undefined) return idleDuty;
    const sendCall = callSender({ chain, sender, log });
    const watch = new WaitWatch(patienceSeconds);
    let next = 0;
    let waiting = 0;
    return {
      patienceSeconds: 10 * intervalSeconds,
      due: () => ({ time: next }),
      problem: () => watch.problem(),
      state: () => ({ waiting }),
      async run(head) {
        next = head.now + intervalSeconds;
        const operations = (await readScheduledOperations(chain)).flatMap((operation) => {
          const call = farmExecution(operation, { master, timelock });
          return call === undefined ? [] : [{ ...operation, call }];
        });
        waiting = operations.length;
        let problem: string | undefined;
        for (const { id, from, call } of operations) {
          if (from > head.time) {
            next = Math.min(next, from);
            break;
          }
          const outcome = await sendCall(call);
          if (outcome.kind === 'done') log.info({ id, hash: outcome.hash }, 'calls of farms made for the timelock');
          else problem = `timelock ${id}: ${outcome.kind === 'busy' ? 'busy' : outcome.reason}`;
        }
        watch.note(problem, head.time);
      },
    };
  },
});
