import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fold } from './fold';
import overlaysCss from './styles/overlays.css?raw';

test('POOL-105 a row opens and folds in 300 ms, and what it holds is made when it is first opened', () => {
  const fold = (isOpen: boolean) => <Fold id="row" isOpen={isOpen} content={() => <p>Inside</p>} />;
  const { container, rerender } = render(fold(false));
  const folded = container.querySelector('#row');
  expect(folded).toHaveClass('ui-fold', '[--fold-time:300ms]');
  expect(overlaysCss).toMatch(/\.ui-fold \{[^}]*transition:\s*grid-template-rows var\(--fold-time/);
  expect(screen.queryByText('Inside')).toBeNull();
  rerender(fold(true));
  expect(folded).toHaveAttribute('data-open', 'true');
  rerender(fold(false));
  expect(folded).toHaveAttribute('data-open', 'false');
  expect(screen.getByText('Inside')).toBeInTheDocument();
});
