import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { Counter } from 'prom-client';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, atNextLook, lookAt } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { squadRunner } from './run-squad';
import { squadConfig } from './squad-config';

/** Takes the steps of each sale of Squad that are due. */
export const squadTask = keeperTask({
  slug: 'squad',
  name: 'run squad sale',
  role: 'operator',
  config: squadConfig,
  async prepare(context) {
    const { chain, log, registry } = context;
    const sales = (['sale', 'rehearsal'] as const).flatMap((name) => {
      const sale = contractIfAny(chain.deployment, 'squad', name)?.address;
      return sale === undefined ? [] : [{ name, look: squadRunner({ ...context, sale }), watch: new WaitWatch(300) }];
    });
    if (sales.length === 0) {
      log.info('the deployment has no squad sale: no steps are taken');
      return idleDuty;
    }
    const steps = new Counter({
      name: 'keeper_squad_steps_total',
      help: 'Phases opened, sales ended, drawn and given up, proceeds sent.',
      labelNames: ['step'],
      registers: [registry],
    });
    let next: Due = { block: 0n };
    const states = new Map<string, { readonly waiting: string | null; readonly step: string | null }>();
    return {
      patienceSeconds: 300,
      due: () => next,
      problem: () => sales.map(({ watch }) => watch.problem()).find((problem) => problem !== undefined),
      state: () => ({ sales: Object.fromEntries(states) }),
      async run(head) {
        let isBusy = false;
        let until: number | undefined;
        for (const { name, look, watch } of sales) {
          const outcome = await look(head.time);
          const { waiting, step } = outcome;
          watch.note(waiting, head.time);
          states.set(name, { waiting: waiting ?? null, step: step ?? states.get(name)?.step ?? null });
          if (step !== undefined) steps.inc({ step });
          isBusy ||= step !== undefined || waiting !== undefined;
          if (outcome.until !== undefined) until = Math.min(until ?? outcome.until, outcome.until);
        }
        next = isBusy ? atNextBlock(head) : until === undefined ? atNextLook(head) : lookAt(until, head);
      },
    };
  },
});
