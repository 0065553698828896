import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { Counter } from 'prom-client';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { competitionConfig } from './competition-config';
import { type CompetitionReport, competitionRunner } from './run-competitions';

/** An index may be behind, or be made again, for so long. */
const patienceSeconds = 1_800;

/** Opens and closes competitions at their times, publishes their results from the operator's own index, and opens claims. */
export const competitionTask = keeperTask({
  slug: 'competition',
  name: 'run competitions',
  role: 'operator',
  config: competitionConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    if (!contractIfAny(chain.deployment, 'competition', 'competition')) {
      log.info('the deployment has no competitions');
      return idleDuty;
    }
    const round = competitionRunner({ ...context, ...config });
    const counter = new Counter({
      name: 'keeper_competition_steps_total',
      help: 'Steps of competitions that were taken.',
      registers: [registry],
    });
    const rights = new WaitWatch(patienceSeconds);
    const waits = new WaitWatch(patienceSeconds);
    const lacking = `${chain.account.address} is neither the operator nor the owner of competition.competition`;
    let next: Due = { time: 0 };
    let last: CompetitionReport | undefined;
    return {
      patienceSeconds,
      due: () => next,
      problem: () => rights.problem() ?? waits.problem(),
      state: () => ({ competitions: last?.standing ?? {}, missing: last?.missing ?? {} }),
      async run(head) {
        next = atNextLook(head);
        last = await round(head);
        counter.inc(last.done.length);
        rights.note(last.isOperator ? undefined : lacking, head.time);
        const [first] = Object.entries(last.missing);
        if (first) log.warn({ competition: first[0], reason: first[1] }, 'competition waits');
        waits.note(first && `competition ${first[0]} waits: ${first[1]}`, head.time);
      },
    };
  },
});
