import { nativeCoin } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { writesSettings as settings, testWrites } from '../../../test/test-writes';
import { enterAction } from './enter-action';
import * as makers from './farms.actions';

const master = checksumAddress(`0x${'1'.repeat(40)}`);
const lpToken = makeToken('LP');
function farm(pid: number) {
  const entry = { pid, lpAddress: lpToken.address, allocPoint: 1n, totalStaked: 9n, pair: undefined };
  return { farm: entry, lpToken, lpSymbol: 'A-B LP', mine: undefined };
}
const entered = { currencyA: makeToken('ONE'), amountA: 1000n, amountB: 3000n };

testWrites(
  { ...makers, enterAction },
  {
    stakeStep: [makers.stakeStep(master, farm(3), 5n)],
    unstakeStep: [makers.unstakeStep(master, farm(3), 5n)],
    harvestAction: [makers.harvestAction(master, [farm(3), farm(8)])],
    emergencyAction: [makers.emergencyAction(master, farm(3))],
    enterAction: [makeToken('OTHER'), nativeCoin(2372)].map((currencyB) =>
      enterAction({ ...entered, currencyB }, { settings, slippageBps: 50, allowance: 'maximum' }),
    ),
  },
);
