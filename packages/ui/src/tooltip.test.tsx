import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { placeBeside } from './place-beside';
import { Tooltip } from './tooltip';

test('its text describes the trigger even while it is closed', () => {
  render(<Tooltip label="About price impact" content="The difference between prices." />);
  expect(screen.getByRole('button', { name: 'About price impact' })).toHaveAccessibleDescription(
    'The difference between prices.',
  );
});

test('a trigger of one’s own keeps its name and its handler', async () => {
  let presses = 0;
  render(
    <Tooltip
      label="unused"
      content="Copied"
      trigger={
        <button type="button" onClick={() => (presses += 1)}>
          Copy address
        </button>
      }
    />,
  );
  const button = screen.getByRole('button', { name: 'Copy address' });
  await userEvent.click(button);
  expect(presses).toBe(1);
  await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true }).style.top).not.toBe(''));
});

const viewport = { width: 400, height: 800 };
const size = { width: 200, height: 40 };

test('a box beside its anchor stays in the viewport and turns over when there is no room', () => {
  const middle = { left: 180, top: 400, width: 20, height: 20 };
  expect(placeBeside({ anchor: middle, size, viewport })).toEqual({ left: 90, top: 352 });
  expect(placeBeside({ anchor: { ...middle, top: 10 }, size, viewport })).toEqual({ left: 90, top: 38 });
  expect(placeBeside({ anchor: { ...middle, top: 770 }, size, viewport }).top).toBe(722);
  expect(placeBeside({ anchor: { ...middle, left: 0 }, size, viewport }).left).toBe(12);
  expect(placeBeside({ anchor: { ...middle, left: 380 }, size, viewport }).left).toBe(188);
});
