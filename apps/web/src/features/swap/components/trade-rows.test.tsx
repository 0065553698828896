import { nativeCoin } from '@besc/domain/shared/token';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { makeToken } from '../../../../test/make-token';
import { PriceLine } from './price-line';
import { TradeRows } from './trade-rows';

const number = (text: string) => ({ text, exact: `${text}123` });

test('I18N-02 what is compared and equated reads from left to right on a page that is turned around', () => {
  const { container } = render(
    <MakeEnglish>
      <div dir="rtl">
        <PriceLine
          quote={{ input: nativeCoin(2372), output: makeToken('MONEY') }}
          details={{ price: { direct: number('0.2219'), inverted: number('4.507') } }}
        />
        <dl>
          <TradeRows
            details={{
              price: { direct: number('0.2219'), inverted: number('4.507') },
              limit: { kind: 'minimum-received', ...number('5.5'), symbol: 'MONEY' },
              impact: { text: '<0.01%', tier: 0 },
              fee: {
                total: number('0.0625'),
                liquidityProviders: number('0.0425'),
                treasury: number('0.0075'),
                burn: number('0.0125'),
                symbol: 'BESC',
                hops: 2,
              },
              route: undefined,
              slippagePercent: '0.5',
            }}
          />
        </dl>
      </div>
    </MakeEnglish>,
  );
  expect(screen.getByText('<0.01%')).toHaveAttribute('dir', 'ltr');
  const turned = [...container.querySelectorAll('[dir="ltr"]')].map((element) => element.textContent);
  const equation = ['1 BESC = 0.2219 MONEY', '0.2219 MONEY'];
  const fees = ['0.0625 BESC', '0.0425 BESC', '0.0075 BESC', '0.0125 BESC'];
  expect(turned).toEqual([...equation, '5.5 MONEY', '<0.01%', ...fees, '0.0425 BESC (0.17% × 2)']);
  expect(screen.getByTitle('5.5123')).toHaveTextContent('5.5 MONEY');
});
