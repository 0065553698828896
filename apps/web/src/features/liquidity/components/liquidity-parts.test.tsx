import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notices, Percent, Positions, Prices } from './liquidity-parts.stories';

test('LIQ-30 the slider and its steps', async () => {
  render(Percent.render());
  expect(await screen.findByRole('slider')).toHaveValue('25');
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

test('LIQ-06 LIQ-07 LIQ-08 LIQ-58 prices and share in each state; long symbols are cut', async () => {
  render(Prices.render());
  expect(await screen.findAllByText('Share of Pool')).toHaveLength(4);
  expect(screen.getByText('100%')).toBeVisible();
  expect(screen.getByText('2.333')).toBeVisible();
  expect(screen.getByText('AVER…ISCUT per BESC')).toBeVisible();
});

test('LIQ-67 a tiny share on the card', async () => {
  render(Positions.render());
  expect(await screen.findByText('0.000005%')).toHaveAttribute('dir', 'ltr');
});

test('addresses that name no token', async () => {
  render(Notices.render());
  expect(await screen.findAllByRole('status')).toHaveLength(1);
  expect(screen.getByText('Invalid token address')).toBeVisible();
});
