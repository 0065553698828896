import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
const textOf = (file: string) => readFileSync(source + file, 'utf8');
const isTest = (file: string) => file.endsWith('.test.tsx');
/** No other part makes one: the house rules hold that. */
const field = /<(?:NumberField|TypedAmountField|AmountInput|AmountOfMost)\b/;

test('every folder that draws a number field tries the table of texts with each of its own', () => {
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const drawing = files.filter((file) => !/test|stories/.test(file) && field.test(textOf(file)));
  const untried = drawing.filter((file) => {
    const tests = files.filter((one) => isTest(one) && folderOf(one) === folderOf(file));
    return !tests.some((one) => textOf(one).includes('tryNumberEntries('));
  });
  expect(drawing.length).toBeGreaterThan(8);
  expect(untried).toEqual([]);
});
