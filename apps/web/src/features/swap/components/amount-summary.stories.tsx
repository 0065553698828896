import { nativeCoin } from '@besc/domain/shared/token';
import { MakeEnglish } from '../../../../test/make-english';
import { makeToken } from '../../../../test/make-token';
import { AmountSummary } from './amount-summary';

export default { title: 'Web/AmountSummary', component: AmountSummary };

const unit = 10n ** 18n;

export const Priced = {
  render: () => (
    <MakeEnglish>
      <div className="max-w-[440px] divide-y divide-border rounded-control border border-border bg-surface-sunken">
        <AmountSummary
          label="You pay"
          meaning="paid"
          amount={2500n * unit}
          currency={nativeCoin(2372)}
          usd={{ numerator: 25_265n, denominator: 100n }}
        />
        <AmountSummary
          label="You receive (estimated)"
          meaning="held"
          amount={555_526n * 10n ** 15n}
          currency={makeToken('MONEY')}
          usd={undefined}
        />
      </div>
    </MakeEnglish>
  ),
};
