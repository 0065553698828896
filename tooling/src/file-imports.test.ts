import { expect, test } from 'vitest';
import { fileImports } from './file-imports';

const found = (source: string, file = 'a.ts') =>
  fileImports(file, source).map(({ specifier, isType, isComputed }) =>
    [isType ? 'type' : '', isComputed ? 'computed' : '', specifier].filter(Boolean).join(' '),
  );

test.each([
  ["import './a';", []],
  ["import { a, type B, c as d } from './a';", ['a', 'B', 'c']],
  ["import a from './a';", ['default']],
  ["import * as a from './a';", undefined],
  ["import a, * as b from './a';", undefined],
  ["export { a as b } from './a';", ['a']],
  ["export { default as a } from './a';", ['default']],
  ["export * from './a';", undefined],
  ["export * as a from './a';", undefined],
  ["(await import('./a')).b;", undefined],
])('%s asks for %j of it', (source, names) => {
  expect(fileImports('a.ts', source).map((one) => one.names)).toEqual([names]);
});

test.each([
  ["import './a';", './a'],
  ["import { a } from './a';", './a'],
  ["import type { A } from './a';", 'type ./a'],
  ["import { type A } from './a';", 'type ./a'],
  ["import { type A, b } from './a';", './a'],
  ["export * from './a';", './a'],
  ["export { a } from './a';", './a'],
  ["export type { A } from './a';", 'type ./a'],
  ["const a = await import('./a');", './a'],
  ['const a = await import(`./a`);', './a'],
  ["let a: import('./a').A;", 'type ./a'],
  ["let a: typeof import('./a');", 'type ./a'],
  ["const a = require('./a');", './a'],
  ["import a = require('./a');", './a'],
  ["new Worker('./a.ts');", './a.ts'],
  ["new Worker(new URL('./a.ts', import.meta.url));", './a.ts'],
  ["new URL('a.mjs', import.meta.url);", './a.mjs'],
  ["import.meta.resolve('a');", 'a'],
  ["vi.mock('./a', () => ({}));", './a'],
  ["vi.mock(import('./a'));", './a'],
  ["await vi.importActual('./a');", './a'],
  ["import('./' + name);", "computed './' + name"],
  ['import(/* @vite-ignore */ name);', 'computed name'],
  ['require(name);', 'computed name'],
  ["import.meta.glob('./*.ts');", 'computed ./*.ts'],
])('%s', (source, expected) => {
  expect(found(source)).toEqual([expected]);
});

test('texts, comments, folders and addresses on the network are no modules', () => {
  expect(found("// import('./a')\nconst text = \"require('./a')\";")).toEqual([]);
  expect(
    found("new URL('..', import.meta.url); new URL('/a.ts', origin); new URL('./a.json', import.meta.url);"),
  ).toEqual([]);
});

test('a module without types is read the same way', () => {
  expect(found("import { a } from './a.mjs';\nexport const b = await import('./b.mjs');", 'c.mjs')).toEqual([
    './a.mjs',
    './b.mjs',
  ]);
});
