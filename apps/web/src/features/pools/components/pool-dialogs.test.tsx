import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow } from '../../../../test/pools/make-pool-row';
import { PoolDialogs } from './pool-dialogs';

const nothing = () => undefined;
const row = makePoolRow({ key: 'manual' });

/** A list that is read again when it is told, with a dialog of one of its rows. */
function List() {
  const [rows, setRows] = useState([row]);
  useEffect(() => {
    const read = () => setRows([]);
    window.addEventListener('read-again', read);
    return () => window.removeEventListener('read-again', read);
  }, []);
  return (
    <>
      <PoolDialogs detail={{ kind: 'harvest', key: row.key }} rows={rows} onCalculate={nothing} onClose={nothing} />
      {rows.length === 0 ? <p>Reading</p> : null}
    </>
  );
}

test('a dialog stays the same while its list is read again', async () => {
  render(makePlace(<List />));
  const dialog = await screen.findByRole('dialog', { name: 'Harvest' });
  act(() => void window.dispatchEvent(new Event('read-again')));
  expect(screen.getByText('Reading')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Harvest' })).toBe(dialog);
});
