import { MakeEnglish } from '../../../../test/make-english';
import { makeToken } from '../../../../test/make-token';
import type { TradeDetails } from '../trade-details';
import { TradeRows } from './trade-rows';

export default { title: 'Web/TradeRows', component: TradeRows };

const route = ['WBESC', 'BUSDC', 'MONEY'].map((symbol) => ({ token: makeToken(symbol).address, symbol }));
const number = (text: string) => ({ text, exact: `${text}123456789` });
const details: TradeDetails = {
  price: { direct: number('0.222211'), inverted: number('4.5') },
  limit: { kind: 'minimum-received', ...number('552.762'), symbol: 'MONEY' },
  impact: { text: '0.12%', tier: 0 },
  fee: {
    hops: 2,
    symbol: 'BESC',
    total: number('12.4844'),
    liquidityProviders: number('8.49277'),
    treasury: number('1.49873'),
    burn: number('2.49289'),
  },
  route,
  slippagePercent: '0.5',
};

export const ByImpact = {
  render: () => (
    <MakeEnglish>
      <div className="grid gap-6 md:grid-cols-3">
        {[
          { text: '0.12%', tier: 0 },
          { text: '2.40%', tier: 1 },
          { text: '9.10%', tier: 3 },
        ].map((impact) => (
          <dl key={impact.tier}>
            <TradeRows details={{ ...details, impact }} />
          </dl>
        ))}
      </div>
    </MakeEnglish>
  ),
};
