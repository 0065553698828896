import { nativeCoin } from '@besc/domain/shared/token';
import { makeToken } from '../../../test/make-token';
import { CurrencyMark } from './currency-mark';

export default { title: 'Web/CurrencyMark', component: CurrencyMark };

const currencies = [nativeCoin(2372), makeToken('WBESC'), makeToken('HENNY'), makeToken('OLDG')];

export const Sizes = {
  render: () => (
    <div className="flex flex-col gap-3">
      {[64, 40, 30, 16].map((size) => (
        <div key={size} className="flex gap-3">
          {currencies.map((currency) => (
            <CurrencyMark key={currency.symbol} currency={currency} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
