import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { tryNumberEntries } from '../../../../test/try-number-entries';
import { firstFilter } from '../collection-filter';
import { PriceRange } from './price-range';

function Range() {
  const [filter, setFilter] = useState(firstFilter);
  return <PriceRange filter={filter} onChange={setFilter} />;
}

test('no entry of a price becomes another price', async () => {
  render(<Range />, { wrapper: MakeEnglish });
  for (const name of ['Price from', 'Price to']) {
    await tryNumberEntries(() => screen.getByRole('textbox', { name }), {});
  }
});
