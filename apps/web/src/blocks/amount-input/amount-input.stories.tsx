import { nativeCoin } from '@besc/domain/shared/token';
import { useState } from 'react';
import { MakeEnglish } from '../../../test/make-english';
import { makeToken } from '../../../test/make-token';
import { AmountInput } from './amount-input';

export default { title: 'Web/AmountInput', component: AmountInput };

const unit = 10n ** 18n;

function Sides() {
  const [text, setText] = useState('2500');
  const common = {
    value: text,
    amount: undefined,
    isComputed: false,
    onValueChange: setText,
    onCurrencyPress: () => undefined,
  };
  return (
    <div className="grid max-w-[900px] gap-4 md:grid-cols-2">
      <AmountInput
        {...common}
        side="From"
        name="typed"
        label="From"
        currency={nativeCoin(2372)}
        balance={{ kind: 'known', amount: 29_950_000n * unit }}
        onMax={() => setText('29950000')}
        usd={{ numerator: 25_265n, denominator: 100n }}
      />
      <AmountInput
        {...common}
        side="To"
        name="stale"
        label="To (estimated)"
        currency={makeToken('MONEY')}
        balance={{ kind: 'failed' }}
        onMax={undefined}
        usd={undefined}
      />
      <AmountInput
        {...common}
        side="First token"
        name="long"
        label="First token"
        value="0.000000000123456789"
        currency={makeToken('LONGSYMBOLOFATOKEN')}
        balance={{ kind: 'loading' }}
        onMax={undefined}
        usd={{ numerator: 1n, denominator: 1000n }}
      />
      <AmountInput
        {...common}
        side="Second token"
        name="none"
        label="Second token"
        value=""
        currency={undefined}
        balance={{ kind: 'hidden' }}
        onMax={undefined}
        usd={undefined}
      />
    </div>
  );
}

export const States = {
  render: () => (
    <MakeEnglish>
      <Sides />
    </MakeEnglish>
  ),
};
