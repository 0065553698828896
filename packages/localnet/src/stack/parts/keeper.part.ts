import { setTimeout as sleep } from 'node:timers/promises';
import { joinRecords } from '@besc/domain/shared/join-records';
import { chainRoles } from '../../history/chain-roles';
import { historyWriters } from '../../history-writers';
import { deploymentFile } from '../chain-store';
import type { StackPart } from '../run-parts';
import { startSeconds, startService, waitForService } from '../service-process';
import { givenBy, type StackWorld, serviceWorld } from '../stack-world';

/** The operators' service with the operator's key, and what the slugs add to its environment. */
export const keeperPart: StackPart<StackWorld> = {
  name: 'keeper',
  needs: ['chain'],
  async start(world) {
    const { folder, given } = world;
    const { chain } = givenBy(world, 'chain');
    const slugs = historyWriters.map(({ keeper }) => keeper?.(serviceWorld(world)));
    given.keeper = startService({
      workspace: 'apps/keeper',
      entry: 'src/main.ts',
      logFile: folder.path('logs', 'keeper.log'),
      env: {
        RPC_URL: chain.rpcUrl,
        DEPLOYMENT_FILE: deploymentFile(folder),
        STATE_FILE: folder.path('keeper.json'),
        OPERATOR_KEY: chainRoles(chain).operator.privateKey,
        ...joinRecords('settings of the keeper', slugs),
        // It is not asked here, and it must not take a port that something else is given.
        PORT: '0',
        LOG_LEVEL: 'info',
      },
    });
    world.watch('keeper', given.keeper.exited);
  },
  async ready(world) {
    const step = world.options.progress.step('keeper');
    const service = givenBy(world, 'keeper');
    // Its address is not asked: a service that is wrongly set up says so at once and ends.
    let ended = false;
    void service.exited.then(() => {
      ended = true;
    });
    await sleep(50);
    const isReady = async () => !ended && service.lastWords().includes('keeper runs');
    await waitForService({ name: 'keeper', service, timeoutSeconds: startSeconds, isReady });
    step.done('does the operators’ work: what is due is sent, round after round');
  },
  stop: async ({ given }) => given.keeper?.stop(),
};
