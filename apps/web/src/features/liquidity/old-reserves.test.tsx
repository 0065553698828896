import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { WalletAnswers } from '../../../test/fault-lab';
import { addReserve } from '../../../test/lab-pairs';
import { liquidityScreens } from '../../../test/liquidity/liquidity-lab';
import { pageTime } from '../../../test/page-time';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const { at, lab, node, open, pair } = liquidityScreens(async (lab) => {
  await lab.approve(lab.token('BUSDC').address);
});
const time = pageTime();

/** A wallet that was asked and has not answered yet. */
const unanswered: WalletAnswers = { eth_sendTransaction: () => new Promise(() => undefined) };
const asked = ({ wallet }: Awaited<ReturnType<typeof open>>) =>
  wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length;
const button = (name: string) => screen.findByRole('button', { name });
const ready = async (name: string) =>
  waitFor(async () => expect(await button(name)).not.toHaveAttribute('aria-disabled', 'true'));
/** Raises the reserve of BESC, which is 1000. */
const addBesc = (whole: bigint) => addReserve(lab(), pair(), [lab().token('WBESC'), whole * 10n ** 18n]);

describe.each([
  ['Supply', 'Confirm Supply', () => `/add/BESC/${at('BUSDC')}?exactAmount=10`],
  ['Remove', 'Confirm', () => `/remove/BESC/${at('BUSDC')}?exactAmount=50`],
])('%s on reserves unread for a while', (name, confirm, path) => {
  async function openForm() {
    await lab().approve(pair());
    const page = await open(path(), { wallet: unanswered });
    await ready(name);
    return page;
  }

  /** The page comes back after an hour, and the node does not answer yet. */
  async function comeBack(page: Awaited<ReturnType<typeof open>>) {
    time.hide();
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    node.isSlow = true;
    time.pass(3_600_000);
    time.show();
  }

  test('an expert, who sees no review, waits for them', async () => {
    preferencesStore.setState({ userExpertMode: true });
    const page = await openForm();
    await comeBack(page);
    expect(await button('Loading')).toHaveAttribute('aria-disabled', 'true');
    node.isSlow = false;
    await userEvent.click(await button(name));
    await waitFor(() => expect(asked(page)).toBe(1));
  });

  test('a review that stands open waits for them, and is good when they are the same', async () => {
    const page = await openForm();
    await userEvent.click(await button(name));
    const review = within(await screen.findByRole('dialog', { name: 'You will receive' }));
    await comeBack(page);
    expect(await review.findByRole('button', { name: 'Loading' })).toHaveAttribute('aria-disabled', 'true');
    node.isSlow = false;
    await userEvent.click(await review.findByRole('button', { name: confirm }));
    await waitFor(() => expect(asked(page)).toBe(1));
  });

  test('a review of a price that has gone is closed and asked for again', async () => {
    const page = await openForm();
    await userEvent.click(await button(name));
    const review = within(await screen.findByRole('dialog', { name: 'You will receive' }));
    await comeBack(page);
    node.isSlow = false;
    await addBesc(100n);
    const old = await review.findByRole('button', { name: 'Close and check the amounts' });
    expect(old).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(review.getByRole('button', { name: 'Close' }));
    await userEvent.click(await button(name));
    const renewed = within(await screen.findByRole('dialog', { name: 'You will receive' }));
    await userEvent.click(await renewed.findByRole('button', { name: confirm }));
    await waitFor(() => expect(asked(page)).toBe(1));
  });

  test('a price that moves within five blocks leaves the review as it was accepted', async () => {
    const page = await openForm();
    await userEvent.click(await button(name));
    const review = within(await screen.findByRole('dialog', { name: 'You will receive' }));
    const figures = () => screen.getByRole('main', { hidden: true }).textContent;
    const before = figures();
    await addBesc(1n);
    await waitFor(() => expect(figures()).not.toBe(before));
    await userEvent.click(review.getByRole('button', { name: confirm }));
    await waitFor(() => expect(asked(page)).toBe(1));
  });
});
