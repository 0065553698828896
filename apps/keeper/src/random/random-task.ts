import { contractsOf } from '@besc/contracts/deploy/contracts-of';
import { Counter, Gauge } from 'prom-client';
import { type Due, type Head, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { randomConfig } from './random-config';
import { randomRunner } from './run-random';

/** Keeps commitments ahead of the games and gives the words that they ask for, at each source in the deployment. */
export const randomTask = keeperTask({
  slug: 'random',
  name: 'give random words',
  role: 'operator',
  config: randomConfig,
  async prepare(context) {
    const { chain, config, log, registry } = context;
    const sources = contractsOf(chain.deployment, 'random').map(({ address: source }) => ({
      source,
      look: randomRunner({ ...context, source }),
      watch: new WaitWatch(120),
    }));
    if (sources.length === 0) {
      log.info('the deployment has no source of random words: none are given');
      return idleDuty;
    }
    const registers = [registry];
    const steps = new Counter({
      name: 'keeper_random_steps_total',
      help: 'Secrets committed to and revealed, block hashes noted.',
      labelNames: ['step'],
      registers,
    });
    const ahead = new Gauge({
      name: 'keeper_random_commitments_ahead',
      help: 'Commitments that no game has reserved, at each source.',
      labelNames: ['source'],
      registers,
    });
    let next: Due = { block: 0n };
    const states = new Map<string, { readonly waiting: string | null; readonly commitmentsAhead: number }>();

    const lostWords = new Map<string, readonly bigint[]>();
    const lostProblem = () =>
      [...lostWords].flatMap(([source, ids]) =>
        ids.map((id) => `the word ${id} at ${source} cannot be given: another key's secret, or its block is forgotten`),
      )[0];

    /** Whether there is more to do at the next block. */
    const lookAt = async ({ source, look, watch }: (typeof sources)[number], head: Head): Promise<boolean> => {
      const { committed, revealed, noted, lost, waiting = null, commitmentsAhead } = await look(head.number);
      states.set(source, { waiting, commitmentsAhead });
      lostWords.set(source, lost);
      const isEmpty = commitmentsAhead === 0 && waiting !== 'no-consumer';
      watch.note(isEmpty ? `no commitment ahead at ${source}: ${waiting}` : undefined, head.time);
      ahead.set({ source }, commitmentsAhead);
      steps.inc({ step: 'reveal' }, revealed.length);
      steps.inc({ step: 'note' }, noted.length);
      steps.inc({ step: 'commit' }, committed);
      return committed + revealed.length + noted.length > 0 || ['busy', 'other-key'].includes(waiting ?? '');
    };

    return {
      patienceSeconds: 300,
      due: () => next,
      problem: () =>
        lostProblem() ?? sources.map(({ watch }) => watch.problem()).find((problem) => problem !== undefined),
      state: () => ({ sources: Object.fromEntries(states), commitmentsWanted: config.commitments }),
      async run(head) {
        // One that fails keeps no other from its words.
        const looks = await Promise.allSettled(sources.map((source) => lookAt(source, head)));
        const failed = looks.find(({ status }) => status === 'rejected');
        if (failed?.status === 'rejected') throw failed.reason;
        // A word is wanted within minutes.
        const isBusy = looks.some((look) => look.status === 'fulfilled' && look.value);
        next = isBusy ? atNextBlock(head) : atNextLook(head);
      },
    };
  },
});
