import { nativeCoin } from '@besc/domain/shared/token';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CurrencyMark } from './currency-mark';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const token = { kind: 'token', chainId: 2372, address, decimals: 18, symbol: 'TKN', name: 'Token' } as const;

test('TOKEN-35 OPEN-86 the logo is our own server’s; without one there is a drawn mark, never a broken picture', () => {
  const hostile = { ...token, logoURI: 'https://evil.example/track.png' };
  const { container } = render(<CurrencyMark currency={hostile} />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe(`/images/tokens/${address}.png`);
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('the native coin asks for no picture', () => {
  const { container } = render(<CurrencyMark currency={nativeCoin(2372)} />);
  expect(container.querySelector('img')).toBeNull();
});
