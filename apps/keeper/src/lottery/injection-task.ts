import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { Counter } from 'prom-client';
import * as z from 'zod';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { type InjectionState, isWithheld, treasuryInjection } from './injection';
import { injectionSetting } from './lottery-config';

/** Once a round has its share, only a reorganisation or the next round gives something to do: a minute is soon enough. */
const looksWhenGiven = 4;

/** What giving the treasury's share can be told: wei of MONEY for each round. */
const injectionConfig = z.object(injectionSetting).transform((env) => ({ injection: env.LOTTERY_INJECTION_MONEY }));

/** Gives the treasury's share to each round of the lottery, where there is a key for it. */
export const injectionTask = keeperTask({
  slug: 'lottery',
  name: 'give treasury’s share',
  role: 'injector',
  isOptional: true,
  config: injectionConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    if (!contractIfAny(chain.deployment, 'lottery', 'game') || config.injection === 0n) return idleDuty;
    const given = new Counter({
      name: 'keeper_lottery_injections_total',
      help: 'Rounds that were given the treasury’s share.',
      registers: [registry],
    });
    const inject = treasuryInjection({ ...context, onGiven: () => given.inc() });
    let next: Due = { block: 0n };
    const watch = new WaitWatch(300);
    let state: InjectionState | null = null;
    return {
      patienceSeconds: 300,
      due: () => next,
      problem: () => watch.problem(),
      state: () => ({ injection: state }),
      async run(head) {
        const found = await inject(head);
        next = found === 'under-way' ? atNextBlock(head) : atNextLook(head, found === 'given' ? looksWhenGiven : 1);
        if (isWithheld(found) && state !== found) {
          log.warn({ injection: found, injector: chain.account.address }, 'the share is not given');
        }
        // What is under way has not come to its end.
        if (found !== 'under-way')
          watch.note(isWithheld(found) ? `the treasury’s share: ${found}` : undefined, head.time);
        state = found;
      },
    };
  },
});
