// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { paletteKey } from './palette-key';

function press(init: KeyboardEventInit, html = '<p></p>', selector = 'p') {
  document.body.innerHTML = html;
  let asked: ReturnType<typeof paletteKey>;
  const listen = (event: Event) => {
    if (event instanceof KeyboardEvent) asked = paletteKey(event);
  };
  document.addEventListener('keydown', listen, { once: true });
  document.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return asked;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  [{ key: 'k', ctrlKey: true }, 'toggle'],
  [{ key: 'K', metaKey: true }, 'toggle'],
  [{ key: 'л', code: 'KeyK', ctrlKey: true }, 'toggle'],
  [{ key: '/' }, 'open'],
  [{ key: '/', code: 'Digit7', shiftKey: true }, 'open'],
  [{ key: 't', code: 'KeyK', ctrlKey: true }, undefined],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'k', ctrlKey: true, metaKey: true }, undefined],
  [{ key: 'k', ctrlKey: true, repeat: true }, undefined],
  [{ key: 'k' }, undefined],
  [{ key: '/', ctrlKey: true }, undefined],
  [{ key: '/', altKey: true }, undefined],
  [{ key: '/', isComposing: true }, undefined],
] as const)('%j asks for %s', (init, asked) => {
  expect(press(init)).toBe(asked);
});

test.each([
  ['<input>', 'input'],
  ['<textarea></textarea>', 'textarea'],
  ['<select><option>a</option></select>', 'select'],
  ['<div contenteditable="true"><b>a</b></div>', 'b'],
])('a / in %s is typing, while Ctrl+K works there too', (html, selector) => {
  expect(press({ key: '/' }, html, selector)).toBeUndefined();
  expect(press({ key: 'k', ctrlKey: true }, html, selector)).toBe('toggle');
});

test('a / in the field of a dialog that is closing opens it again', () => {
  expect(press({ key: '/' }, '<div role="dialog" data-closed><input></div>', 'input')).toBe('open');
});
