import type { Address } from '@besc/domain/shared/address';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { address } from '../../../test/address';
import { giveAway, liquidityScreens } from '../../../test/liquidity/liquidity-lab';

const { lab, at, pair, main, confirmed, open } = liquidityScreens();

type Page = Awaited<ReturnType<typeof open>>;
const askedFor = ({ wallet }: Page, asked: string) => wallet.calls.filter(({ method }) => method === asked);
const button = (name: string | RegExp) => main().findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

test('once the page was left, a wallet that cannot sign is asked for nothing else, and no address changes', async () => {
  let refuseLate = () => {};
  const eth_signTypedData_v4 = () =>
    new Promise((_, reject) => {
      refuseLate = () => reject(Object.assign(new Error('no'), { code: 4200 }));
    });
  const page = await open(`/remove/BESC/${at('BUSDC')}?exactField=b&exactAmount=100`, {
    wallet: { eth_signTypedData_v4 },
  });
  await press('Enable');
  await waitFor(() => expect(askedFor(page, 'eth_signTypedData_v4')).toHaveLength(1));
  const next = `/swap?inputCurrency=${at('BUSDC')}&outputCurrency=BESC&exactAmount=1`;
  await act(() => address.open(next));
  const enable = await button('Enable BUSDC');
  refuseLate();
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  await userEvent.click(enable);
  // By the time this approval has gone through, the wallet would have been asked for the other one.
  await confirmed();
  expect(lab().records()).toMatchObject([{ summary: { values: { symbol: 'BUSDC' } } }]);
  expect(askedFor(page, 'eth_sendTransaction')).toHaveLength(1);
  expect(address.href()).toBe(next);
});

test('neither a signature nor an approval is asked for where the coin does not pay for the removal', async () => {
  await lab().chain.setBalance(lab().account, 10n ** 17n);
  const page = await open(`/remove/BESC/${at('BUSDC')}?exactField=b&exactAmount=100`);
  await press('Insufficient BESC balance');
  expect(screen.getByText(/^You don’t have enough BESC for transaction fees/)).toBeVisible();
  expect(askedFor(page, 'eth_signTypedData_v4')).toEqual([]);
  expect(askedFor(page, 'eth_sendTransaction')).toEqual([]);
});

test('APPR-02 a signature that another account of the wallet is asked for keeps Enable open', async () => {
  await giveAway(lab(), { address: pair() }, 10n ** 18n);
  const page = await open(`/remove/BESC/${at('BUSDC')}`, {
    wallet: { eth_signTypedData_v4: () => new Promise(() => undefined) },
  });
  await press('50%');
  const received = () => screen.getByRole('heading', { name: 'You will receive' }).parentElement;
  const choose = async (account: Address, busdc: number) => {
    act(() => page.wallet.choose(account));
    await waitFor(() => expect(received()).toHaveTextContent(`BUSDC${busdc}Receive`));
  };
  // What both hold is known, so that the button stays where it is.
  await choose(lab().stranger, 1);
  await choose(lab().account, 199);
  await press('Enable');
  await waitFor(() => expect(askedFor(page, 'eth_signTypedData_v4')).toHaveLength(1));
  await choose(lab().stranger, 1);
  await press('Enable');
  await waitFor(() => expect(askedFor(page, 'eth_signTypedData_v4')).toHaveLength(2));
  expect(await button(/^Enabling/)).toBeVisible();
});
