import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button';

test('a press reaches the handler once', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Swap</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a disabled button says why, can be reached by keyboard and does nothing', async () => {
  const onClick = vi.fn();
  render(
    <Button onClick={onClick} disabledReason="Insufficient BESC balance">
      Swap
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Insufficient BESC balance' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a pending button shows its text, is busy and does nothing', async () => {
  const onClick = vi.fn();
  render(
    <Button onClick={onClick} pending="Waiting for your wallet">
      Swap
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Waiting for your wallet' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test.each([
  [{}, 'Stake Earn WOOL'],
  [{ disabledReason: 'This pool has ended' }, 'This pool has ended Earn WOOL'],
  [{ pending: 'Enabling' }, 'Enabling Earn WOOL'],
])('what it belongs to is read out after what it says: %o', (state, name) => {
  render(
    <Button of="Earn WOOL" {...state}>
      Stake
    </Button>,
  );
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByText('Earn WOOL')).toHaveClass('sr-only');
});

test('a disabled submit button does not send its form', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" disabledReason="Enter an amount">
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('it can be drawn as a link', () => {
  render(<Button render={<a href="/swap">Swap</a>} />);
  const link = screen.getByRole('link', { name: 'Swap' });
  expect(link).toHaveAttribute('href', '/swap');
  expect(link).not.toHaveAttribute('type');
});
