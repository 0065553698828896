import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { Disclosure } from './disclosure';
import { SegmentedControl } from './segmented-control';
import { Switch } from './switch';
import { Tabs } from './tabs';

test('a switch is named, described and turned by its label and by Space', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch checked={false} onCheckedChange={onCheckedChange} label="Expert mode" hint="Skips confirmations." />);
  const control = screen.getByRole('switch', { name: 'Expert mode Skips confirmations.' });
  expect(control).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(screen.getByText('Expert mode'));
  expect(onCheckedChange).toHaveBeenLastCalledWith(true);
  control.focus();
  await userEvent.keyboard(' ');
  expect(onCheckedChange).toHaveBeenCalledTimes(2);
});

test('a disabled switch stays as it is', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch checked onCheckedChange={onCheckedChange} label="Sounds" disabled />);
  await userEvent.click(screen.getByRole('switch'));
  expect(onCheckedChange).not.toHaveBeenCalled();
});

test('a checkbox is ticked by its sentence', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox checked={false} onCheckedChange={onCheckedChange} label="I understand" />);
  await userEvent.click(screen.getByText('I understand'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

function Presets() {
  const [value, setValue] = useState<'0.1%' | '0.5%'>();
  return (
    <SegmentedControl
      label="Slippage tolerance"
      value={value}
      onValueChange={setValue}
      options={[
        { value: '0.1%', label: '0.1%' },
        { value: '0.5%', label: '0.5%' },
      ]}
    />
  );
}

test('a segmented control is a radio group, and may have nothing chosen', async () => {
  render(<Presets />);
  expect(screen.getByRole('radiogroup', { name: 'Slippage tolerance' })).toBeInTheDocument();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '0.5%' }));
  expect(screen.getByRole('radio', { name: '0.5%' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '0.1%' })).not.toBeChecked();
});

test('a disclosure tells whether it is open', async () => {
  render(<Disclosure summary="1 BESC = 0.22 MONEY">Details</Disclosure>);
  const row = screen.getByRole('button', { name: '1 BESC = 0.22 MONEY' });
  expect(row).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'true');
});

function Wallet() {
  const [value, setValue] = useState<'wallet' | 'transactions'>('wallet');
  return (
    <Tabs
      label="Wallet"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'wallet', label: 'Wallet', panel: 'Address' },
        { value: 'transactions', label: 'Transactions', panel: 'None yet' },
      ]}
    />
  );
}

test('of the tabs only the chosen panel is in the page', async () => {
  render(<Wallet />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Address');
  await userEvent.click(screen.getByRole('tab', { name: 'Transactions' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('None yet');
});
