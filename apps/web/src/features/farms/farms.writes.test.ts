import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './farms.actions';

const master = checksumAddress(`0x${'1'.repeat(40)}`);
const lpToken = makeToken('LP');
function farm(pid: number) {
  const entry = { pid, lpAddress: lpToken.address, allocPoint: 1n, totalStaked: 9n, pair: undefined };
  return { farm: entry, lpToken, lpSymbol: 'A-B LP', mine: undefined };
}

testWrites(makers, {
  stakeStep: [makers.stakeStep(master, farm(3), 5n)],
  unstakeStep: [makers.unstakeStep(master, farm(3), 5n)],
  harvestStep: [makers.harvestStep(master, farm(3))],
  harvestAction: [makers.harvestAction(master, [farm(3), farm(8)])],
  emergencyAction: [makers.emergencyAction(master, farm(3))],
});
