import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { Confirming, Finding, Supplying } from './liquidity-steps.stories';

beforeEach(() => preferencesStore.setState({}, true));

test('OPEN-13 LIQ-53 Import Pool in each of its states', async () => {
  render(Finding.render());
  expect(await screen.findByRole('button', { name: 'First token: BUSDC . Select a Token' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Second token: Select a currency$/ })).toBeVisible();
  for (const words of [
    'Invalid pair.',
    'No pool found.',
    'Pool Found!',
    'You don’t have liquidity in this pool yet.',
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  // An equation reads from left to right in every language.
  const prices = [...document.querySelectorAll('[dir=ltr]')].map((line) => line.textContent?.replace(/\s+/g, ' '));
  expect(prices.filter((line) => line === '1 WBESC = 4 BUSDC')).toHaveLength(3);
});

test('LIQ-10 LIQ-11 LIQ-35 LIQ-36 LIQ-37 LIQ-38 LIQ-41 the buttons from not connected to ready', async () => {
  render(Supplying.render());
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  for (const words of ['Invalid pair', 'Enter an amount', 'Insufficient BUSDC balance']) {
    expect(screen.getByRole('button', { name: words })).toHaveAttribute('aria-disabled', 'true');
  }
  expect(screen.getByRole('button', { name: /Enable BUSDC/ })).toBeEnabled();
  expect(screen.getAllByRole('button', { name: 'Supply' })).toHaveLength(2);
});

test('LIQ-21 LIQ-22 LIQ-59 what is looked at before it is sent', async () => {
  render(Confirming.render());
  for (const [name, title, button] of [
    ['Supply', 'You will receive', 'Confirm Supply'],
    ['Create a pool', 'You are creating a pool', 'Create Pool & Supply'],
    ['Remove', 'You will receive', 'Confirm'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
