import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './nfts.actions';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const place = { market: at('1'), wbesc: makeToken('WBESC') };
const item = (tokenId: bigint) => ({ collection: at('2'), tokenId, price: 5n * 10n ** 17n, name: `Squad #${tokenId}` });
// Of two collections, so that each list of a call could be in another order.
const [one, two] = [[item(7n)], [item(7n), { ...item(8n), collection: at('3'), price: 9n * 10n ** 17n }]];

testWrites(makers, {
  buyAction: [
    makers.buyAction(place, { items: one, coin: 'BESC', approve: undefined }),
    makers.buyAction(place, { items: one, coin: 'WBESC', approve: 'exact' }),
    makers.buyAction(place, { items: two, coin: 'BESC', approve: undefined }),
    makers.buyAction(place, { items: two, coin: 'WBESC', approve: undefined }),
  ],
  sellAction: [makers.sellAction(place, one), makers.sellAction(place, two)],
  adjustAction: [makers.adjustAction(place, one), makers.adjustAction(place, two)],
  removeAction: [makers.removeAction(place, one), makers.removeAction(place, two)],
  transferAction: [makers.transferAction({ item: item(7n), from: at('5'), to: at('6') })],
  collectAction: [makers.collectAction(place)],
});
