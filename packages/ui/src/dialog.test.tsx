import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog';

function Opened({ isSticky = false }: { isSticky?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Settings" closeLabel="Close" isSticky={isSticky}>
        <input aria-label="Deadline" />
      </Dialog>
    </>
  );
}

test('it is named by its title and returns the focus to what opened it', async () => {
  render(<Opened />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

function Replaced() {
  const [open, setOpen] = useState(false);
  const [isConnected, setConnected] = useState(false);
  return (
    <>
      {isConnected ? (
        <button type="button" key="account" id="account">
          Account
        </button>
      ) : (
        <button type="button" key="connect" onClick={() => setOpen(true)}>
          Connect
        </button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Wallets"
        closeLabel="Close"
        fallbackFocus={() => document.getElementById('account')}
      >
        <button type="button" onClick={() => setConnected(true)}>
          Choose
        </button>
      </Dialog>
    </>
  );
}

test('when what opened it is gone, the focus goes where it is told to, not to the top of the page', async () => {
  render(<Replaced />);
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});

test('Escape closes it', async () => {
  render(<Opened />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a sticky one stays on Escape and closes by its button', async () => {
  render(<Opened isSticky />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBe(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a question stays when somebody presses beside it, and Escape closes it', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Sure?" closeLabel="Close" ignoresOutsidePress>
      Text
    </Dialog>,
  );
  await userEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
