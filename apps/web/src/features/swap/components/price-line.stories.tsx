import { MakeEnglish } from '../../../blocks/language/make-english';
import { makeToken } from '../../../blocks/token-select/make-token';
import { PriceLine } from './price-line';

export default { title: 'Web/PriceLine', component: PriceLine };

export const KnownAndUnknown = {
  render: () => (
    <MakeEnglish>
      <PriceLine
        quote={{ input: makeToken('MONEY'), output: makeToken('BUSDC') }}
        details={{ price: { text: '0.4507', inverted: '2.219' } }}
      />
      <PriceLine quote={undefined} details={undefined} />
    </MakeEnglish>
  ),
};
