import { setTimeout as sleep } from 'node:timers/promises';
import { devAccounts } from '../../dev-accounts';
import { marketRoles } from '../../history/market-roles';
import { deploymentFile } from '../chain-store';
import type { StackPart } from '../run-parts';
import { startService, waitForService } from '../service-process';
import { givenBy, type StackWorld } from '../stack-world';

/** Each reporter has a key and a source of its own. */
const reporterSources = ['spot', 'mean:3600', 'trades:900', 'mean:300', 'trades:3600'];
const reporters = devAccounts(30 + reporterSources.length).slice(30);

/** The treasury gives 35 000 MONEY a week, however short the rounds are. */
const lotterySettings = {
  'every-6-minutes': { LOTTERY_LENGTH_SECONDS: '360', LOTTERY_INJECTION_MONEY: '21' },
  'every-10-minutes': { LOTTERY_LENGTH_SECONDS: '600', LOTTERY_INJECTION_MONEY: '35' },
  'every-12-hours': { LOTTERY_LENGTH_SECONDS: '43200', LOTTERY_INJECTION_MONEY: '2500' },
} as const;

/** The operators' service with the keys of the operator and of all reporters. */
export const keeperPart: StackPart<StackWorld> = {
  name: 'keeper',
  needs: ['chain'],
  async start(world) {
    const { folder, given } = world;
    const { chain } = givenBy(world, 'chain');
    const { operator, treasury } = marketRoles(chain);
    given.keeper = startService({
      workspace: 'apps/keeper',
      entry: 'src/main.ts',
      logFile: folder.path('logs', 'keeper.log'),
      env: {
        RPC_URL: chain.rpcUrl,
        DEPLOYMENT_FILE: deploymentFile(folder),
        STATE_FILE: folder.path('keeper.json'),
        OPERATOR_KEY: operator.privateKey,
        INJECTOR_KEY: treasury.privateKey,
        REPORTER_KEYS: reporters.map(({ privateKey }) => privateKey).join(),
        REPORTER_SOURCES: reporterSources.join(),
        REPORT_GRID_SECONDS: '30',
        ...lotterySettings[world.options.lottery],
        // Nobody asks it here, and it must not take a port that something else is given.
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
    await waitForService({ name: 'keeper', service, timeoutSeconds: 60, isReady });
    step.done('runs lottery and prediction, reports prices, converts collected fees, compounds the vault');
  },
  stop: async ({ given }) => given.keeper?.stop(),
};
