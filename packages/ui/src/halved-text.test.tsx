import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HalvedText } from './halved-text';

test('a long text may break in its middle, and is still read and copied whole', () => {
  const address = `0x${'ab'.repeat(20)}`;
  const { container } = render(<HalvedText text={address} />);
  expect(screen.getByText(address)).toBeInTheDocument();
  const [before, after] = container.innerHTML.split('<wbr>');
  expect(before?.endsWith(address.slice(0, 21))).toBe(true);
  expect(after?.startsWith(address.slice(21))).toBe(true);
});
