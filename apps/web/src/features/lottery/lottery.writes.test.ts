import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './lottery.actions';

const place = { game: checksumAddress(`0x${'1'.repeat(40)}`), money: makeToken('MONEY') };
const bought = { round: 7, cost: 10n, approve: undefined };
const one = { round: 5, ticketIds: [41n], amount: 3n };
const several = { round: 6, ticketIds: [51n, 52n, 59n], amount: 4n };

testWrites(makers, {
  buyAction: [
    makers.buyAction(place, { ...bought, numbers: [10_123] }),
    makers.buyAction(place, { ...bought, numbers: [10_123, 19_999, 10_000] }),
    makers.buyAction(place, { ...bought, numbers: [10_123, 19_999], approve: 'maximum' }),
    makers.buyAction(place, { ...bought, numbers: [10_123, 19_999], approve: 'exact' }),
  ],
  claimAction: [makers.claimAction(place, [one]), makers.claimAction(place, [one, several])],
});
