import { jsonText } from '@besc/wire/shared/json-text';
import { expect } from 'vitest';
import * as z from 'zod';

type Shape = z.core.JSONSchema.JSONSchema;
interface Operation {
  readonly summary: string;
  readonly responses: Readonly<Record<string, { description: string; content?: Record<string, { schema?: Shape }> }>>;
  readonly requestBody?: { readonly description: string; readonly content: Record<string, { schema: Shape }> };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** The OpenAPI document, as far as tests read it. */
interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Error: Shape } };
}

/** A request of a route, and the status it is answered with. */
type Example = readonly [path: string, status: number, body?: unknown];
/** Examples by route, `get /notes/{topic}`. */
export type Examples = Readonly<Record<string, readonly Example[]>>;

/** What the service answers whatever its features are. */
export const serviceExamples: Examples = {
  'get /health': [['/health', 200]],
  'get /metrics': [['/metrics', 200]],
};

/** The document of a running API. */
export async function readDocument(url: string): Promise<ApiDocument> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as ApiDocument;
}

/** Every route of a document, by its name in `Examples`. */
export function operationsOf({ paths }: ApiDocument): readonly (readonly [route: string, operation: Operation])[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
}

/**
 * Requires an example of every route that the features of an API have, and that each is answered with the status, the type
 * and the shape that the document tells. Every slug with routes has a test of its own that calls this.
 */
export async function expectDocumented(url: string, examples: Examples): Promise<void> {
  const document = await readDocument(url);
  const operations = new Map(operationsOf(document));
  const all = { ...serviceExamples, ...examples };
  expect([...operations.keys()].sort()).toEqual(Object.keys(all).sort());
  for (const [route, requests] of Object.entries(all)) {
    expect(
      requests.map(([, status]) => status),
      route,
    ).toContain(200);
    const [method = ''] = route.split(' ');
    for (const [address, status, body] of requests) {
      const answer = await fetch(url + address, {
        method: method.toUpperCase(),
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: jsonText(body) }),
      });
      const told = operations.get(route)?.responses[status];
      expect(`${address} ${answer.status}`, await answer.clone().text()).toBe(`${address} ${status}`);
      expect(told, `${route} ${status}`).toBeDefined();
      const [type, shape] = Object.entries(told?.content ?? {})[0] ?? [];
      expect(answer.headers.get('content-type')).toContain(type);
      if (status !== 200) {
        const { error } = z.fromJSONSchema(document.components.schemas.Error).parse(await answer.json()) as ErrorJson;
        expect(told?.description.split(', '), `${route} ${status}`).toContain(error.code);
      } else if (shape?.schema) z.fromJSONSchema(shape.schema).parse(await answer.json());
    }
  }
}

interface ErrorJson {
  readonly error: { readonly code: string };
}
