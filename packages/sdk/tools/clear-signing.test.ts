import { readdirSync, readFileSync } from 'node:fs';
import { localDeployment } from '@besc/contracts/deployments/local';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { type AbiFunction, toFunctionSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { allMeant, describedFiles } from './described-files';

const { $schema: _, ...schema } = JSON.parse(
  readFileSync(new URL('../test/data/erc7730-v2.schema.json', import.meta.url), 'utf8'),
);
const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
const meant = await allMeant();
const files = await describedFiles({ chainId: 2372, ...localDeployment });

describe.each([...files])('%s', (file, text) => {
  const described = JSON.parse(text);
  const formats: Record<string, { fields: { path: string }[] }> = described.display.formats;

  test('is valid by the published schema, and what was generated', () => {
    expect(isValid(described), JSON.stringify(isValid.errors)).toBe(true);
    expect(readFileSync(new URL(`../generated/${file}`, import.meta.url), 'utf8')).toBe(text);
  });

  test('describes functions of its ABI, each with all of its parameters', () => {
    const { slug, name } = { slug: file.split('-')[0], name: file.replace(/^[^-]+-|\.json$/g, '') };
    const own = meant.filter(({ means: { at } }) => at.slug === slug && at.name === name);
    for (const [key, { fields }] of Object.entries(formats)) {
      const named = fields.map(({ path }) => path.replace(/\.\[\]$/, ''));
      const inputs = own.flatMap((one): readonly { readonly name?: string | undefined }[] => {
        if (!('abi' in one)) return Object.values(one.types)[0] ?? [];
        const items = one.abi.filter((item): item is AbiFunction => item.type === 'function');
        const found = items.find((item) => toFunctionSelector(item) === toFunctionSelector(`function ${key}`));
        return found === undefined ? [] : found.inputs;
      });
      const wanted = [...new Set(inputs.map((input) => input.name ?? ''))];
      expect(named.filter((path) => path !== '@.value').sort(), key).toEqual(wanted.sort());
    }
  });
});

test('each contract that people sign for has its file, and no other is kept', () => {
  const places = meant.map(({ means: { at } }) => `${at.slug}-${at.name}.json`);
  expect(readdirSync(new URL('../generated', import.meta.url)).sort()).toEqual([...new Set(places)].sort());
});

test('what is not right is not valid', () => {
  const [text = ''] = files.values();
  const file = JSON.parse(text);
  expect(isValid({ ...file, display: {} })).toBe(false);
  expect(isValid({ ...file, display: { formats: { 'deposit(uint256)': { intent: 'x', fields: [] } } } })).toBe(false);
  const fields = [{ path: 'amount', label: 'Pay', format: 'wei' }];
  expect(isValid({ ...file, display: { formats: { 'f(uint256 amount)': { intent: 'x', fields } } } })).toBe(false);
});
