import { type ExportImportName, type ImportName, type Node, parseSync, Visitor } from 'oxc-parser';

/** One module that a file asks for. */
export type FileImport = {
  /** As it is written; of a computed one the expression. */
  readonly specifier: string;
  /** Nothing of it is left once the types are gone. */
  readonly isType: boolean;
  /** Which module it is, or which are, is known only when the file runs. */
  readonly isComputed: boolean;
  /** What of it, by the names that it has there; without them all of it, or what cannot be told. */
  readonly names?: readonly string[];
};

/** What only the whole tree tells: most files hold none of it, and their lists of imports say all. */
const treeNeeded =
  /\bimport\s*\(|\brequire\s*\(|\bnew\s+(?:URL|Worker|SharedWorker)\b|\bimport\.meta\.(?:glob|resolve)\b|\bvi\s*\.\s*\w*(?:[mM]ock|importActual)\b/;
const mockCalls = new Set(['mock', 'doMock', 'unmock', 'doUnmock', 'importActual', 'importMock']);
const workers = new Set(['Worker', 'SharedWorker']);

/**
 * Every module that a source file asks for: imports and re-exports, `import()` as a value or a type, `require`, a test's
 * `vi.mock` and its kin, `import.meta.glob` and `resolve`, and files named by `new URL(…, import.meta.url)` or `new Worker`.
 */
export function fileImports(file: string, source: string): FileImport[] {
  const parsed = parseSync(file, source);
  const [error] = parsed.errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const { staticImports, staticExports } = parsed.module;
  const found: FileImport[] = [];
  const add = (specifier: string, rest: Partial<FileImport> = {}) =>
    found.push({ specifier, isType: false, isComputed: false, ...rest });
  for (const { moduleRequest, entries } of staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    add(moduleRequest.value, { isType, ...namesOf(entries) });
  }
  for (const entry of staticExports.flatMap(({ entries }) => entries)) {
    if (entry.moduleRequest) add(entry.moduleRequest.value, { isType: entry.isType, ...namesOf([entry]) });
  }
  if (!treeNeeded.test(source)) return found;

  /** A module by the expression that names it. */
  const addExpression = (node: Node | undefined, rest: Partial<FileImport> = {}) => {
    const text = constantText(node);
    if (text !== undefined) add(text, rest);
    else if (node) add(source.slice(node.start, node.end), { ...rest, isComputed: true });
  };
  new Visitor({
    ImportExpression: ({ source: named }) => addExpression(named),
    TSImportType: ({ source: named }) => addExpression(named, { isType: true }),
    TSExternalModuleReference: ({ expression }) => addExpression(expression),
    NewExpression: ({ callee, arguments: [first, second] }) => {
      if (callee.type !== 'Identifier') return;
      const text = constantText(first);
      if (workers.has(callee.name) && text !== undefined) add(text);
      const isFile = callee.name === 'URL' && second !== undefined && isMeta(second, 'url');
      if (isFile && text !== undefined && /\.[cm]?[jt]sx?$/.test(text)) add(text.replace(/^(?!\.{0,2}\/)/, './'));
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') addExpression(first);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (isMeta(callee, 'glob')) addExpression(first, { isComputed: true });
      if (isMeta(callee, 'resolve') && constantText(first) !== undefined) addExpression(first);
      const isMock = object.type === 'Identifier' && object.name === 'vi' && mockCalls.has(property.name);
      if (isMock && first?.type !== 'ImportExpression') addExpression(first);
    },
  }).visit(parsed.program);
  return found;
}

/** The names of what is asked for; none is told where one of them stands for the whole module. */
function namesOf(
  entries: readonly { readonly importName: ImportName | ExportImportName }[],
): Pick<FileImport, 'names'> {
  const names = entries.map(({ importName: { kind, name } }) => (kind === 'Default' ? 'default' : name));
  return names.every((name) => name !== null) ? { names } : {};
}

/** The text of a string, quoted either way, that holds no expression. */
function constantText(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** Whether an expression is `import.meta.<name>`. */
function isMeta(node: Node, name: string): boolean {
  if (node.type !== 'MemberExpression' || node.object.type !== 'MetaProperty') return false;
  return node.property.type === 'Identifier' && node.property.name === name;
}
