import { parseSync } from 'oxc-parser';

/** Module specifiers a source file imports, re-exports or loads with a constant `import()`. */
export function fileImports(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^(['"`]).*\1$/.test(text) && !text.includes('${'))
    .map((text) => text.slice(1, -1));
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexported, ...dynamic];
}
