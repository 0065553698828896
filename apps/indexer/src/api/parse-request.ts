import {
  type DocumentNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { queryLimits } from './query-limits';

/** A GraphQL request that is well-formed: one operation, with the values that its variables have. */
export interface ParsedRequest {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Reads the body of a request; what is wrong with it comes as one sentence. Pure. */
export function parseRequest(text: string): ParsedRequest | string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'The body is not JSON.';
  }
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') {
    return 'The body has no "query".';
  }
  const given = ('variables' in body ? body.variables : undefined) ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return '"variables" must be an object.';
  try {
    const document = parse(body.query, { maxTokens: queryLimits.tokens, noLocation: true });
    const problem = formProblem(document);
    if (problem !== undefined) return problem;
    return { document, variables: { ...defaults(document), ...given } };
  } catch (error) {
    return error instanceof GraphQLError ? error.message : 'The query is malformed.';
  }
}

/** What makes a document costly before anything of it is read. */
function formProblem(document: DocumentNode): string | undefined {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1) return 'One query a request, please.';
  const fragments = document.definitions.length - operations.length;
  if (fragments > queryLimits.fragments) return `At most ${queryLimits.fragments} fragments, please.`;
  let problem: string | undefined;
  visit(document, {
    Field: ({ selectionSet }) => {
      if (selectionSet) problem ??= repetition(selectionSet);
    },
    OperationDefinition: ({ selectionSet }) => {
      problem ??= repetition(selectionSet);
    },
    FragmentDefinition: ({ selectionSet }) => {
      problem ??= repetition(selectionSet);
    },
  });
  return problem;
}

function repetition(selection: SelectionSetNode): string | undefined {
  const counts = new Map<string, number>();
  const open = [selection];
  for (let part = open.pop(); part; part = open.pop()) {
    for (const node of part.selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) open.push(node.selectionSet);
      else {
        const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : `...${node.name.value}`;
        const count = (counts.get(name) ?? 0) + 1;
        if (count > queryLimits.sameFields) return `"${name}" is asked for too often.`;
        counts.set(name, count);
      }
    }
  }
  return undefined;
}

function defaults(document: DocumentNode): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, defaultValue } of definition.variableDefinitions ?? []) {
      if (defaultValue) values[variable.name.value] = valueFromASTUntyped(defaultValue);
    }
  }
  return values;
}
