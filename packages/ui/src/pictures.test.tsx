import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberText } from './number-text';
import { Sparkline } from './sparkline';
import { TokenMark } from './token-mark';

test('a picture that does not load is passed over, in the end for the generated mark', () => {
  const { container } = render(<TokenMark seed="0xA" symbol="HENNY" sources={['/a.png', '/b.png']} />);
  const picture = () => container.querySelector('img');
  expect(picture()?.getAttribute('src')).toBe('/a.png');
  if (picture()) fireEvent.error(picture() as HTMLImageElement);
  expect(picture()?.getAttribute('src')).toBe('/b.png');
  if (picture()) fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).toBeNull();
  expect(container.querySelector('svg')).toHaveTextContent('HE');
});

test('OPEN-86 the mark stands until a further place has answered, and a place that failed is not asked again', () => {
  const mark = () => render(<TokenMark seed="0xA" symbol="HENNY" sources={['/gone.png', '/far.png']} />).container;
  const first = mark();
  expect(first.querySelector('svg')).toBeNull();
  fireEvent.error(first.querySelector('img') as HTMLImageElement);
  expect(first.querySelector('img')?.getAttribute('src')).toBe('/far.png');
  expect(first.querySelector('img')).toHaveClass('opacity-0');
  expect(first.querySelector('svg')).not.toBeNull();
  fireEvent.load(first.querySelector('img') as HTMLImageElement);
  expect(first.querySelector('img')).not.toHaveClass('opacity-0');
  expect(first.querySelector('svg')).toBeNull();
  const second = mark();
  expect(second.querySelector('img')?.getAttribute('src')).toBe('/far.png');
  expect(second.querySelector('svg')).toBeNull();
  fireEvent.error(second.querySelector('img') as HTMLImageElement);
  expect(second.querySelector('img')).toBeNull();
  expect(mark().querySelector('img')).toBeNull();
});

test('the generated mark depends on the seed alone, not on its case', () => {
  const draw = (seed: string) => render(<TokenMark seed={seed} symbol="X" />).container.innerHTML;
  expect(draw('0xAbC1')).toBe(draw('0xabc1'));
  expect(draw('0xabc1')).not.toBe(draw('0xabc2'));
});

test('a symbol without letters still gets a mark', () => {
  const { container } = render(<TokenMark seed="0xA" symbol="$$$" />);
  expect(container.querySelector('svg')).toHaveTextContent('$$');
});

test('an unknown number is a dash without a unit, never a zero', () => {
  const { container } = render(<NumberText value={undefined} unit="BESC" />);
  expect(container).toHaveTextContent(/^–$/);
});

test('only digits that changed roll, counted from the point', () => {
  const { container, rerender } = render(<NumberText value="9.50" isRolling />);
  expect(container.querySelectorAll('.ui-rolling')).toHaveLength(0);
  rerender(<NumberText value="19.51" isRolling />);
  expect([...container.querySelectorAll('.ui-rolling')].map((digit) => digit.textContent)).toEqual(['1', '1']);
  expect(screen.getByText('19.51')).toHaveClass('sr-only');
});

test('a sparkline of one value or of equal values is flat, and odd values are left out', () => {
  const path = (values: number[]) => render(<Sparkline values={values} />).container.querySelector('path');
  expect(path([5])?.getAttribute('d')).toBe('M2 16H94');
  expect(path([5, 5, 5])?.getAttribute('d')).toBe('M2 16H94');
  expect(path([0, Number.NaN, 1])?.getAttribute('d')).toBe('M2.0 30.0L94.0 2.0');
});
