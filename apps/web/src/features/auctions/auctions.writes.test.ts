import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './auctions.actions';

const place = { address: checksumAddress(`0x${'1'.repeat(40)}`), money: makeToken('MONEY') };

testWrites(makers, {
  bidStep: [makers.bidStep(place, 20n * 10n ** 18n)],
  reclaimAction: [makers.reclaimAction(place, 3)],
});
