import { expect, test } from 'vitest';
import { fontPreload } from './font-preload';

const latin = 'assets/instrument-sans-latin-wght-normal-BbzFLZTg.woff2';
const others = [
  'assets/instrument-sans-latin-ext-wght-normal-B5bTHO_g.woff2',
  'assets/geist-latin-wght-normal-Bg.woff2',
];

test('the page’s own letters are loaded first, and only they', () => {
  expect(fontPreload([...others, latin])).toEqual({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
    href: `/${latin}`,
  });
});

test('a font that was renamed or is there twice stops the build', () => {
  expect(() => fontPreload(others)).toThrow('0 files');
  expect(() => fontPreload([latin, 'assets/instrument-sans-latin-wght-normal-x.woff2'])).toThrow('2 files');
});
