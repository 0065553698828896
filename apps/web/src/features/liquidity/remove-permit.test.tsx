import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { liquidityScreens } from '../../../test/liquidity/liquidity-lab';

const { at, main, open } = liquidityScreens();

const press = async (name: string) => userEvent.click(await main().findByRole('button', { name }));

test('OPEN-13 a wallet that cannot sign for an amount that was typed over meanwhile is asked for no approval', async () => {
  let fail: (() => void) | undefined;
  const never = new Promise<never>((_, reject) => {
    fail = () => reject(Object.assign(new Error('no'), { code: 4200 }));
  });
  let isAsked = false;
  const wallet = {
    eth_signTypedData_v4: () => {
      isAsked = true;
      return never;
    },
  };
  const page = await open(`/remove/BESC/${at('BUSDC')}`, { wallet });
  await press('50%');
  await press('Enable');
  await waitFor(() => expect(isAsked).toBe(true));
  await press('25%');
  await act(async () => fail?.());
  await waitFor(async () => expect(await main().findByRole('button', { name: 'Enable' })).toBeEnabled());
  expect(page.wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([]);
  expect(screen.getByText('25%', { selector: 'p' })).toBeVisible();
});
