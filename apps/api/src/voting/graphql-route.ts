import type { ASTNode, ASTVisitor, ValidationContext } from 'graphql';
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga';
import * as z from 'zod';
import { type ApiRoute, json } from '../shared/route';
import { type QueriedHub, type QueryContext, votingSchema } from './graphql-schema';

const limits = { tokens: 1_000, depth: 6, aliases: 15 };

const bodySchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});
const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** The queries of proposals and votes, by a GraphQL server with limits. */
export function graphqlRoute(hub: QueriedHub): ApiRoute {
  const yoga = createYoga<QueryContext>({
    schema: votingSchema(hub),
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    logging: false,
    cors: false,
    batching: false,
    multipart: false,
    plugins: [limitsPlugin],
  });
  return {
    method: 'POST',
    path: '/graphql',
    summary: 'GraphQL: `proposals`, `proposal` and `votes`.',
    body: bodySchema,
    bodyNote: `A query of at most ${limits.tokens} tokens, ${limits.depth} levels and ${limits.aliases} aliases.`,
    answer: json(answerSchema),
    async respond({ req }) {
      const answer = await yoga.fetch(req.raw);
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return new Response(await answer.text(), { status: answer.status, headers });
    },
  };
}

/** What is refused before anything is read. */
const limitsPlugin: Plugin<QueryContext> = {
  onParse({ setParseFn, parseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens: limits.tokens }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(shapeRule);
  },
};

/** Depth and aliases are counted as written; a query of these needs no fragments. */
function shapeRule(context: ValidationContext): ASTVisitor {
  let depth = 0;
  let aliases = 0;
  const refuse = (words: string, nodes: ASTNode) => context.reportError(createGraphQLError(words, { nodes }));
  return {
    FragmentSpread: (node) => refuse('Fragments are not read here.', node),
    Field: {
      enter(node) {
        depth += 1;
        if (node.alias !== undefined) aliases += 1;
        if (/^__(?:schema|type)$/.test(node.name.value)) refuse('The schema is not told here: see the README.', node);
        if (depth > limits.depth) refuse(`A query has at most ${limits.depth} levels.`, node);
        if (aliases > limits.aliases) refuse(`A query has at most ${limits.aliases} aliases.`, node);
      },
      leave() {
        depth -= 1;
      },
    },
  };
}
