import { position } from '@besc/domain/liquidity/position';
import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testBusdc, testWbesc } from '../../../test/liquidity/make-add-facts';
import { MakeEnglish } from '../../../test/make-english';
import { useText } from '../../blocks/language/use-text';
import { positionColumns } from './position-columns';
import { positionRow } from './position-row';

/** The share of so much LP, as it stands in the list. */
function Share({ liquidity }: { readonly liquidity: bigint }) {
  const row = positionRow({
    position: position(makeSuppliedPair(), liquidity),
    currencies: [testBusdc, testWbesc],
    wbesc: testWbesc,
    prices: new Map(),
    records: new Map(),
    seconds: 1,
  });
  const columns = positionColumns(useText(), testWbesc.address);
  return <p>{columns.find(({ key }) => key === 'share')?.cell(row)}</p>;
}

test('LIQ-66 LIQ-68 a share has two decimals in the list, and a tiny one says that it is less', async () => {
  const { totalSupply } = makeSuppliedPair();
  render(
    <MakeEnglish>
      <Share liquidity={10n ** 14n} />
      <Share liquidity={totalSupply / 8n} />
    </MakeEnglish>,
  );
  expect(await screen.findByText('<0.01%')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('12.50%')).toBeVisible();
});
