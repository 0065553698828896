import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { SubNavigation } from './sub-navigation';

test('NAV-20 of the pages of a group only the one with the longest path is marked', async () => {
  const links = [
    { label: 'Prediction', path: '/prediction' },
    { label: 'Leaderboard', path: '/prediction/leaderboard' },
  ];
  const group = { kind: 'pages', name: 'Predictions', links } as const;
  const url = '/prediction/leaderboard?timePeriod=1d';
  render(makePlace(<SubNavigation group={group} current={links[1]} isInBar={false} />, { url }));
  expect(await screen.findByRole('link', { name: 'Leaderboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Prediction' })).not.toHaveAttribute('aria-current');
});
