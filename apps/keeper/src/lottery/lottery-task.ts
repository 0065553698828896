import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { Counter } from 'prom-client';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, lookAt } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { lotteryConfig } from './lottery-config';
import { lotteryRunner } from './run-lottery';

/** What a round waits for by itself, or what somebody wanted; a right that the key lacks is watched by itself. */
const usualWaits: ReadonlySet<string> = new Set(['sales', 'draw-to-come', 'paused', 'not-operator']);

/** Runs the rounds of the lottery. The operator starts them; anybody may close, draw and refund after a grace time. */
export const lotteryTask = keeperTask({
  slug: 'lottery',
  name: 'run lottery',
  role: 'operator',
  config: lotteryConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    if (!contractIfAny(chain.deployment, 'lottery', 'game')) {
      log.info('the deployment has no lottery: no rounds are run');
      return idleDuty;
    }
    const look = lotteryRunner(context);
    const steps = new Counter({
      name: 'keeper_lottery_steps_total',
      help: 'Bonds raised, rounds started, closed, drawn and refunded, bonds of lost words taken.',
      labelNames: ['step'],
      registers: [registry],
    });
    const watch = new WaitWatch(300);
    const rights = new WaitWatch(300);
    const lacking = `LOTTERY_OPERATES is yes, and ${chain.account.address} is neither the operator nor the owner of the lottery`;
    let next: Due = { block: 0n };
    let waiting: string | null = null;
    let last: { readonly step: string; readonly lotteryId: string; readonly time: number } | null = null;
    return {
      patienceSeconds: 300,
      due: () => next,
      problem: () => rights.problem() ?? watch.problem(),
      state: () => ({ waiting, last }),
      async run(head) {
        const { time } = head;
        const outcome = await look(time);
        next = outcome.until === undefined ? atNextBlock(head) : lookAt(outcome.until, head);
        waiting = outcome.waiting ?? null;
        rights.note(outcome.isOperator || !config.operates ? undefined : lacking, time);
        watch.note(usualWaits.has(outcome.waiting ?? 'sales') ? undefined : outcome.waiting, time);
        if (outcome.step === undefined) return;
        steps.inc({ step: outcome.step });
        last = { step: outcome.step, lotteryId: `${outcome.lotteryId}`, time };
      },
    };
  },
});
