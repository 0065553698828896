import { describe, expect, test } from 'vitest';
import { contrastRatio, isInSrgb } from '../../test/contrast-ratio';
import css from './colours.css?raw';

function declarationsAfter(marker: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(marker));
  const body = css.slice(start + 1, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map((match) => [match[1], match[2]]));
}

const themes = {
  light: declarationsAfter('[data-theme="light"] {'),
  'dark by the system': declarationsAfter(':root:not([data-theme="light"])'),
  'dark by choice': declarationsAfter('\n[data-theme="dark"]'),
};

const grounds = ['surface', 'surface-raised', 'surface-overlay', 'surface-sunken', 'surface-hover'];
const inks = ['text', 'text-muted', 'primary', 'reward', 'danger', 'warning', 'info', 'success', 'up', 'down'];
const filled = ['primary', 'reward', 'danger'];
const soft = ['primary', 'reward', 'danger', 'warning', 'info', 'success'];

describe.each(Object.entries(themes))('theme: %s', (_name, tokens) => {
  const ratio = (ink: string, ground: string) => contrastRatio(tokens[ink] ?? '', tokens[ground] ?? '');

  test.each(inks)('%s reads at AA (4.5) on every ground', (ink) => {
    for (const ground of grounds) expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(filled)('the label on a %s fill, resting and hovered, reads at AA', (role) => {
    expect(ratio(`on-${role}`, role)).toBeGreaterThanOrEqual(4.5);
    if (tokens[`${role}-hover`]) expect(ratio(`on-${role}`, `${role}-hover`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(soft)('%s, text and muted text read at AA on the soft tint', (role) => {
    for (const ink of [role, 'text', 'text-muted'])
      expect(ratio(ink, `${role}-soft`), `${ink} on ${role}-soft`).toBeGreaterThanOrEqual(4.5);
  });

  test('focus ring and control edges stand out by 3 from every ground', () => {
    for (const ground of grounds) {
      expect(ratio('focus', ground), `focus on ${ground}`).toBeGreaterThanOrEqual(3);
      if (ground !== 'surface-hover')
        // Also what tells the chosen one of a segmented control.
        expect(ratio('border-strong', ground), `border-strong on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('every opaque colour lies in sRGB', () => {
    for (const [name, value] of Object.entries(tokens))
      if (!value.includes('/')) expect(isInSrgb(value), `${name} ${value}`).toBe(true);
  });
});

test('the dark table is the same by choice and by the system', () => {
  expect(themes['dark by choice']).toEqual(themes['dark by the system']);
  expect(Object.keys(themes['dark by choice'])).toEqual(Object.keys(themes.light));
});
