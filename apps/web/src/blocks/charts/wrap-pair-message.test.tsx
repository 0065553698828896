import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { WrapPairMessage } from './wrap-pair-message';

test('CHART-07 CHART-08 the native coin and its wrapped form: no trading fees, always 1 to 1', () => {
  render(
    <MakeEnglish>
      <WrapPairMessage height={100} />
    </MakeEnglish>,
  );
  expect(screen.getByText('Swapping BESC and WBESC has no trading fees.')).toBeInTheDocument();
  expect(screen.getByText('The rate is always 1 to 1.')).toBeInTheDocument();
});
