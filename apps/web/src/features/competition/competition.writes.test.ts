import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { testWrites } from '../../../test/test-writes';
import * as makers from './competition.actions';

const place = { contract: checksumAddress(`0x${'1'.repeat(40)}`), profile: checksumAddress(`0x${'2'.repeat(40)}`) };

testWrites(makers, {
  registerAction: [makers.registerAction(place, 2)],
  claimAction: [makers.claimAction(place, { id: 1, tier: 'gold', proof: [`0x${'3'.repeat(64)}`] })],
});
