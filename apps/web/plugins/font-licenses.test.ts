import { expect, test } from 'vitest';
import { fontLicenses } from './font-licenses';

test('each font of the page comes with its licence', () => {
  const text = fontLicenses();
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, font]) => font)).toEqual([
    '@fontsource-variable/instrument-sans',
    '@fontsource-variable/geist',
  ]);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});
