import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withParts } from './with-parts';

test('parts stand in their places, also twice, and a part that looks like a place stays as it is', () => {
  const { container } = render(
    <p>
      {withParts('5% of %amount% %symbol%, %symbol% and %other%', { amount: <b>%symbol%</b>, symbol: <i>BESC</i> })}
    </p>,
  );
  expect(container.innerHTML).toBe('<p>5% of <b>%symbol%</b> <i>BESC</i>, <i>BESC</i> and %other%</p>');
});

test('what every object has is no part', () => {
  const { container } = render(<p>{withParts('%constructor%', {})}</p>);
  expect(container.textContent).toBe('%constructor%');
});
