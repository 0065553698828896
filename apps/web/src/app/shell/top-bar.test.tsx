import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import type { Feature } from '../../blocks/feature/feature';
import { TopBar } from './top-bar';

const draw: Feature = {
  slug: 'draw',
  order: 1,
  navigation: [{ group: 'Win', label: 'Lottery', path: '/draw', order: 10 }],
};

test('NAV-07 a group is drawn by its name, also where it leads to one page alone', async () => {
  render(makePlace(<TopBar path="/draw" />, { url: '/draw', features: [draw] }));
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  const link = bar.getByRole('link', { name: 'Win' });
  expect(link).toHaveAttribute('href', '/draw');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(bar.queryByRole('link', { name: 'Lottery' })).toBeNull();
});
