import * as z from 'zod';
import type { ApiRoute, Schema } from './route';

/** Refusals that any route may answer with. */
const commonRefusals = {
  BAD_TEXT: 400,
  URL_TOO_LONG: 414,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  STORE_UNAVAILABLE: 503,
};
const bodyRefusals = { BAD_BODY: 400, BAD_JSON: 400, BODY_TOO_LARGE: 413, NOT_JSON: 415 };

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** The routes as an OpenAPI 3.1 document, made of the schemas that the handlers parse and answer with. */
export function openApi(routes: readonly ApiRoute[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  const components = { schemas: { Error: jsonSchema(errorSchema) } };
  return { openapi: '3.1.0', info: { title: 'BESC Swap API', version: '1' }, paths, components };
}

function operation(route: ApiRoute) {
  const { summary, params, query, body, bodyNote, answer } = route;
  const content = { [answer.contentType]: answer.schema ? { schema: jsonSchema(answer.schema) } : {} };
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        ...(bodyNote !== undefined && { description: bodyNote }),
        content: { 'application/json': { schema: jsonSchema(body) } },
      },
    }),
    responses: { 200: { description: 'The answer.', content }, ...refusalsOf(route) },
  };
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function refusalsOf({ refusals, params, query, body }: ApiRoute) {
  const all = {
    ...commonRefusals,
    ...(params && { BAD_PARAMETER: 400 }),
    ...(query && { BAD_QUERY: 400 }),
    ...(body && bodyRefusals),
    ...refusals,
  };
  const codes = new Map<number, string[]>();
  for (const [code, status] of Object.entries(all)) codes.set(status, [...(codes.get(status) ?? []), code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries([...codes].map(([status, names]) => [status, { description: names.join(', '), content }]));
}

/** The shape as it is sent, before any parsing. */
function jsonSchema(schema: Schema): z.core.JSONSchema.JSONSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape;
}
