import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { httpUrls } from '@besc/wire/settings/environment';
import * as z from 'zod';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { logsPublisher } from './publish-logs';

/** Looks of a quarter of a minute between looks at the hub. */
const looks = 4;
const patienceSeconds = 1_800;

/** Publishes the heads of logs of votes once their proposals have ended. */
export const logsTask = keeperTask({
  slug: 'voting',
  name: 'publish vote logs',
  role: 'operator',
  config: z.object({ VOTING_HUB_URL: z.optional(httpUrls) }),
  async prepare(context) {
    const { chain, config, log } = context;
    const hubUrl = config.VOTING_HUB_URL?.[0];
    if (!contractIfAny(chain.deployment, 'voting', 'log')) {
      log.info('the deployment has no log of votes: no heads are published');
      return idleDuty;
    }
    if (hubUrl === undefined) {
      log.warn('VOTING_HUB_URL is not set: no heads of logs of votes are published');
      return idleDuty;
    }
    const round = logsPublisher({ ...context, hubUrl });
    const missing = new WaitWatch(patienceSeconds);
    let next: Due = { time: 0 };
    let count = 0;
    return {
      patienceSeconds,
      due: () => next,
      problem: () => missing.problem(),
      state: () => ({ published: count }),
      async run(head) {
        next = atNextLook(head, looks);
        const { published, failed } = await round(head.now);
        count += published.length;
        const [first] = Object.entries(failed);
        missing.note(first && `the log of ${first[0]} is missing: ${first[1]}`, head.time);
      },
    };
  },
});
