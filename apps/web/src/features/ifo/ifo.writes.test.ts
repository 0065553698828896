import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './ifo.actions';

const sale = checksumAddress(`0x${'1'.repeat(40)}`);
const token = makeToken('HENNY');

testWrites(makers, {
  commitStep: [0, 1].map((pid) =>
    makers.commitStep(sale, pid === 0 ? 0 : 1, { raised: makeToken('MONEY'), amount: 2n }),
  ),
  harvestAction: [makers.harvestAction(sale, 0, token), makers.harvestAction(sale, 1, token)],
  claimOwedAction: [makers.claimOwedAction(sale, token)],
});
