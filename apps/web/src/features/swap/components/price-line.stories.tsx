import { MakeEnglish } from '../../../../test/make-english';
import { makeToken } from '../../../../test/make-token';
import { PriceLine } from './price-line';

export default { title: 'Web/PriceLine', component: PriceLine };

export const KnownAndUnknown = {
  render: () => (
    <MakeEnglish>
      <PriceLine
        quote={{ input: makeToken('MONEY'), output: makeToken('BUSDC') }}
        details={{
          price: { direct: { text: '0.4507', exact: '0.45066' }, inverted: { text: '2.219', exact: '2.2189' } },
        }}
      />
      <PriceLine quote={undefined} details={undefined} />
    </MakeEnglish>
  ),
};
