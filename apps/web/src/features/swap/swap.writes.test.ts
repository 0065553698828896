import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { makeQuote, testToken } from '../../../test/swap/make-quote';
import { writesSettings as settings, testWrites } from '../../../test/test-writes';
import * as makers from './swap.actions';
import { type SwapQuote, swapQuote } from './swap-quote';

const wbesc = addressOf(settings, 'tokens', 'wbesc');
const friend = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const coin = nativeCoin(2372);
const wrapped = { ...testToken, address: wbesc, symbol: 'WBESC' };
const [middle, end] = [makeToken('MIDDLE'), makeToken('END')];

const quote = makeQuote({ wbesc });
/** Over two pairs. */
function over(input: Currency, output: Currency, changes: Partial<SwapQuote> = {}): SwapQuote {
  const [first = wbesc, last = wbesc] = [input, output].map((one) => (one.kind === 'native' ? wbesc : one.address));
  const trade = { ...quote.trade, path: [first, middle.address, last], pairs: [0, 1].flatMap(() => quote.trade.pairs) };
  return { ...quote, input, output, trade, ...changes };
}
function exactOut({ recipient, ...one }: SwapQuote): SwapQuote {
  return swapQuote({ ...one, recipient, trade: { ...one.trade, kind: 'exactOut' } });
}
const ways = [over(coin, testToken), over(testToken, coin), over(testToken, end, { recipient: friend })];

testWrites(makers, {
  swapAction: [
    ...[...ways, ...ways.map(exactOut), over(testToken, coin, { isMeasured: true })].map((one) =>
      makers.swapAction(one, { settings }),
    ),
    makers.swapAction(over(testToken, end), { settings, allowance: 'maximum' }),
  ],
  wrapAction: (['wrap', 'unwrap'] as const).map((kind) => makers.wrapAction({ kind, wbesc: wrapped, amount: 5n })),
});
