import { type Node, parseSync, Visitor } from 'oxc-parser';

/** A write of a feature: its action or step, with the call that it makes. */
export type WriteLines = {
  readonly name: string;
  /** Without comments and empty lines. */
  readonly lines: number;
};

/** What stands at the top of a file under a name. */
type Declaration = {
  readonly name: string;
  readonly isExported: boolean;
  /** The type that a function says it returns. */
  readonly returns: string | undefined;
  readonly lines: number;
  /** Every name that is used in it. */
  readonly uses: ReadonlySet<string>;
};

/**
 * The lines of every write of a file such as a slug's `*.actions.ts`: an exported function that returns an action or a step, the functions
 * of `@besc/sdk` that make its calls (`...Call`, `...Calls`), and what of their files serves them alone. `read` gives a file
 * by its path from the root.
 */
export function writeLines(file: string, read: (file: string) => string): WriteLines[] {
  const source = read(file);
  const declarations = declarationsOf(file, source);
  const calls = callImports(file, source);
  const writes = declarations.filter(
    ({ isExported, returns }) => isExported && (returns === 'Action' || returns === 'Step'),
  );
  return writes.map((write) => {
    const own = [write, ...helpersOf(write, declarations)];
    const made = [...calls].filter(([name]) => own.some(({ uses }) => uses.has(name)));
    const parts = made.flatMap(([name, path]) => {
      const there = declarationsOf(path, read(path));
      const call = there.find((declaration) => declaration.name === name);
      return call === undefined ? [] : [call, ...helpersOf(call, there)];
    });
    return { name: write.name, lines: [...own, ...parts].reduce((sum, { lines }) => sum + lines, 0) };
  });
}

/** What is not exported and leads to this one alone of all that are. */
function helpersOf(owner: Declaration, all: readonly Declaration[]): readonly Declaration[] {
  const reached = (from: Declaration, seen = new Set<Declaration>()): ReadonlySet<Declaration> => {
    for (const next of all) {
      if (next.isExported || seen.has(next) || !from.uses.has(next.name)) continue;
      seen.add(next);
      reached(next, seen);
    }
    return seen;
  };
  const others = all.filter((one) => one.isExported && one !== owner).map((one) => reached(one));
  return [...reached(owner)].filter((helper) => others.every((shared) => !shared.has(helper)));
}

function declarationsOf(file: string, source: string): readonly Declaration[] {
  return parsed(file, source).body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration') {
      const returned = declaration.returnType?.typeAnnotation;
      const returns = returned && source.slice(returned.start, returned.end);
      return [{ name: declaration.id?.name ?? '', isExported, returns, ...measured(statement, source) }];
    }
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier'
        ? [{ name: id.name, isExported, returns: undefined, ...measured(statement, source) }]
        : [],
    );
  });
}

function measured(statement: Node, source: string): Pick<Declaration, 'lines' | 'uses'> {
  const text = source.slice(statement.start, statement.end);
  const lines = text.split('\n').filter((line) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line));
  const uses = new Set<string>();
  new Visitor({ Identifier: ({ name }) => void uses.add(name) }).visit(parsed('part.ts', text));
  return { lines: lines.length, uses };
}

/** Functions of the sdk that make calls, with the files that they stand in. */
function callImports(file: string, source: string): ReadonlyMap<string, string> {
  const { staticImports } = parseSync(file, source).module;
  const found = staticImports.flatMap(({ moduleRequest: { value }, entries }) => {
    const path = /^@besc\/sdk\/(.+)$/.exec(value)?.[1];
    if (path === undefined) return [];
    const names = entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value);
    return names.filter((name) => /Calls?$/.test(name)).map((name) => [name, `packages/sdk/src/${path}.ts`] as const);
  });
  return new Map(found);
}

function parsed(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}
