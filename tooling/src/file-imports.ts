import { parseSync } from 'oxc-parser';

/** One module that a file asks for; `isType` when nothing of it is left once the types are gone. */
export type FileImport = { readonly specifier: string; readonly isType: boolean };

/** What a source file imports, re-exports or loads with a constant `import()`. */
export function fileImports(file: string, source: string): FileImport[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [])),
  );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^(['"`]).*\1$/.test(text) && !text.includes('${'))
    .map((text) => ({ specifier: text.slice(1, -1), isType: false }));
  return [...imported, ...reexported, ...dynamic];
}
