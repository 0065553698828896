import { Counter } from 'prom-client';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, lookAt } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { hasGame, readGameTimes } from './game-times';
import { predictionConfig } from './prediction-config';
import { RowWatch } from './row-watch';
import { predictionRunner } from './run-prediction';

/** What the rounds wait for by themselves, or what somebody wanted; a right that the key lacks is watched by itself. */
const usualWaits: ReadonlySet<string> = new Set(['paused', 'boundary-to-come', 'grace', 'not-operator']);

/** Runs the rounds of the prediction game. Anybody may after a grace time; the operator begins them. */
export const predictionTask = keeperTask({
  slug: 'prediction',
  name: 'run prediction',
  role: 'operator',
  config: predictionConfig,
  async priceTimes(chain) {
    const game = hasGame(chain) ? await readGameTimes(chain) : undefined;
    if (game === undefined || game.epoch <= game.failedThrough) return undefined;
    const { boundary, interval, buffer } = game;
    return { boundary, interval, until: boundary + buffer };
  },
  async prepare(context) {
    const { chain, config, log, registry } = context;
    if (!hasGame(chain)) {
      log.info('the deployment has no prediction game: no rounds are run');
      return idleDuty;
    }
    const look = predictionRunner(context);
    const rounds = new Counter({
      name: 'keeper_prediction_rounds_total',
      help: 'Rounds executed, and rows of rounds begun.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    const watch = new WaitWatch(120);
    const rights = new WaitWatch(300);
    const lacking = `PREDICTION_OPERATES is yes, and ${chain.account.address} is neither the operator nor the owner of the game`;
    const rows = new RowWatch();
    let next: Due = { block: 0n };
    let waiting: string | null = null;
    let last: { readonly epoch: string; readonly time: number } | null = null;
    return {
      patienceSeconds: 120,
      due: () => next,
      problem: () => rights.problem() ?? watch.problem() ?? rows.problem(),
      state: () => ({ waiting, last }),
      async run(head) {
        const { time } = head;
        const outcome = await look(time);
        next = 'until' in outcome ? lookAt(outcome.until ?? time, head) : atNextBlock(head);
        waiting = 'reason' in outcome ? outcome.reason : null;
        watch.note(usualWaits.has(waiting ?? 'paused') ? undefined : (waiting ?? undefined), time);
        rights.note(outcome.isOperator || !config.operates ? undefined : lacking, time);
        rows.note(outcome, time);
        if (outcome.kind !== 'executed' && outcome.kind !== 'begun') return;
        rounds.inc({ outcome: outcome.kind });
        last = { epoch: `${outcome.epoch}`, time };
      },
    };
  },
});
