import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { Counter, Gauge } from 'prom-client';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { randomConfig } from './random-config';
import { randomRunner } from './run-random';

/** Keeps commitments ahead of the games and gives the words that they ask for. */
export const randomTask = keeperTask({
  slug: 'random',
  name: 'give random words',
  role: 'operator',
  config: randomConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    if (!contractIfAny(chain.deployment, 'random', 'source')) {
      log.info('the deployment has no source of random words: none are given');
      return idleDuty;
    }
    const look = randomRunner(context);
    const registers = [registry];
    const steps = new Counter({
      name: 'keeper_random_steps_total',
      help: 'Secrets committed to and revealed, block hashes noted.',
      labelNames: ['step'],
      registers,
    });
    const ahead = new Gauge({
      name: 'keeper_random_commitments_ahead',
      help: 'Commitments that no game has reserved.',
      registers,
    });
    const watch = new WaitWatch(120);
    let next: Due = { block: 0n };
    let waiting: string | null = null;
    let commitmentsAhead = 0;
    return {
      patienceSeconds: 300,
      due: () => next,
      problem: () => watch.problem(),
      state: () => ({ waiting, commitmentsAhead, commitmentsWanted: config.commitments }),
      async run(head) {
        const { time } = head;
        const outcome = await look(head.number);
        const isBusy =
          outcome.committed + outcome.revealed.length + outcome.noted.length > 0 || outcome.waiting === 'busy';
        // A word is wanted within minutes.
        next = isBusy ? atNextBlock(head) : atNextLook(head);
        waiting = outcome.waiting ?? null;
        commitmentsAhead = outcome.commitmentsAhead;
        watch.note(commitmentsAhead === 0 ? `no commitment ahead: ${waiting}` : undefined, time);
        ahead.set(commitmentsAhead);
        steps.inc({ step: 'reveal' }, outcome.revealed.length);
        steps.inc({ step: 'note' }, outcome.noted.length);
        steps.inc({ step: 'commit' }, outcome.committed);
      },
    };
  },
});
