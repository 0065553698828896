import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { Counter } from 'prom-client';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { type RootsReport, rootsPublisher } from './publish-roots';
import { rootsConfig } from './roots-config';

/** Looks of a quarter of a minute between looks at the roots. */
const looks = 2;
/** An index may be behind, or be made again, for so long. */
const patienceSeconds = 1_800;

/** Publishes the roots of who has earned campaigns of history, computed from the operator's own index. */
export const rootsTask = keeperTask({
  slug: 'profile',
  name: 'publish roots',
  role: 'operator',
  config: rootsConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    const { indexUrl } = config;
    if (!contractIfAny(chain.deployment, 'profile', 'history')) {
      log.info('the deployment has no roots of history: none are published');
      return idleDuty;
    }
    if (indexUrl === undefined) {
      log.warn('ROOTS_INDEX_URL is not set: no roots of history are published');
      return idleDuty;
    }
    const round = rootsPublisher({ ...context, indexUrl });
    const counter = new Counter({
      name: 'keeper_roots_published_total',
      help: 'Roots of campaigns of history that were published.',
      registers: [registry],
    });
    const rights = new WaitWatch(patienceSeconds);
    const missing = new WaitWatch(patienceSeconds);
    const lacking = `${chain.account.address} is neither the operator nor the owner of profile.history`;
    let next: Due = { time: 0 };
    let last: Omit<RootsReport, 'published' | 'isOperator'> | undefined;
    return {
      patienceSeconds,
      due: () => next,
      problem: () => rights.problem() ?? missing.problem(),
      state: () => ({ untilBlock: last?.untilBlock ?? null, roots: last?.standing ?? {}, failed: last?.failed ?? {} }),
      async run(head) {
        next = atNextLook(head, looks);
        const { published, isOperator, ...report } = await round(head.number);
        last = report;
        counter.inc(published.length);
        rights.note(isOperator ? undefined : lacking, head.time);
        const failed = Object.entries(report.failed);
        for (const [campaign, reason] of failed) log.warn({ campaign, reason }, 'root not published');
        const [first] = failed;
        missing.note(first && `the root of ${first[0]} is missing: ${first[1]}`, head.time);
      },
    };
  },
});
