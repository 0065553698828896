import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { ImportDialog } from './import-dialog';
import { useTokenDirectory } from './use-token-directory';

const strange = (digit: string) =>
  ({
    kind: 'token',
    chainId: 2372,
    address: checksumAddress(`0x${digit.repeat(40)}`),
    decimals: 18,
    symbol: `S${digit}`,
    name: `Strange ${digit}`,
  }) as const;

let setDigits: (digits: string) => void;

function Dialog() {
  const [digits, set] = useState('1');
  setDigits = set;
  return <ImportDialog tokens={[...digits].map(strange)} directory={useTokenDirectory()} onCancel={() => undefined} />;
}

test('LIST-38 what was understood of one token is not understood of another that comes later', async () => {
  const [settings, queryClient] = [{ ...makeSettings(), lists: { defaults: [], gateways: [] } }, new QueryClient()];
  render(makePlace(<Dialog />, { settings, queryClient }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I understand' }));
  expect(screen.getByRole('checkbox', { name: 'I understand' })).toBeChecked();
  act(() => setDigits('12'));
  expect(await screen.findByText('Strange 2')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'I understand' })).not.toBeChecked();
});
