import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { reportsAnswer } from '@besc/wire/oracle/signed-reports';
import { Counter, Gauge } from 'prom-client';
import { formatUnits } from 'viem';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, lookAt } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { oracleConfig } from './oracle-config';
import { reportRounds } from './report-round';

/** Times of the grid that may be missed before it is a problem. */
const missedPoints = 3;

/** Signs prices with the reporters' keys, offers them to other keepers, and brings a quorum of them to the chain. Anybody may. */
export const oracleTask = keeperTask({
  slug: 'oracle',
  name: 'report prices',
  role: 'operator',
  config: oracleConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    if (!contractIfAny(chain.deployment, 'oracle', 'prices')) {
      log.info('the deployment has no price oracle: nothing is reported');
      return idleDuty;
    }
    let told = { time: 0, at: performance.now() };
    const newest = () => ({ time: told.time, age: (performance.now() - told.at) / 1000 });
    const { round, reportsFor } = await reportRounds({ ...context, newest });
    const submitted = new Counter({
      name: 'keeper_reports_submitted_total',
      help: 'Prices brought to the oracle.',
      registers: [registry],
    });
    const priced = new Gauge({ name: 'keeper_reported_price_usd', help: 'The last of them.', registers: [registry] });
    const offers = async (query: URLSearchParams) => {
      const text = query.get('time') ?? '';
      const reports = /^\d{1,12}$/.test(text) ? await reportsFor(Number(text)) : undefined;
      return reports && reportsAnswer(reports);
    };
    const watch = new WaitWatch(missedPoints * config.gridSeconds);
    let next: Due = { block: 0n };
    let waiting: string | null = null;
    let last: { readonly time: number; readonly price: string; readonly reports: number } | null = null;
    return {
      patienceSeconds: config.submits ? 300 : Number.POSITIVE_INFINITY,
      isSilent: !config.submits,
      due(head) {
        if (head.time !== told.time) told = { time: head.time, at: performance.now() };
        return config.submits ? next : { time: Number.POSITIVE_INFINITY };
      },
      state: () => ({ reporters: config.reporters.map(({ account }) => account.address), waiting, last }),
      problem: () => watch.problem(),
      answers: { '/report': offers },
      async run(head) {
        const { time } = head;
        const outcome = await round(time);
        next = outcome.kind === 'nothing-due' ? lookAt(outcome.nextTime, head) : atNextBlock(head);
        waiting = outcome.kind === 'waits' ? `${outcome.reason}: ${outcome.words}` : null;
        // Between two times nothing is due, also when the last one was missed.
        const isFresh =
          outcome.kind === 'submitted' || ('lastTime' in outcome && time - outcome.lastTime < config.gridSeconds);
        if (isFresh || waiting !== null) watch.note(isFresh ? undefined : `no new price: ${waiting}`, time);
        if (outcome.kind === 'waits') log.debug({ ...outcome }, 'price waits');
        if (outcome.kind !== 'submitted') return;
        const price = formatUnits(outcome.price, 8);
        last = { time: outcome.time, price, reports: outcome.reports };
        submitted.inc();
        priced.set(Number(price));
      },
    };
  },
});
