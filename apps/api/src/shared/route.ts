import type { ApiRead } from '@besc/wire/shared/api-read';
import { firstIssue } from '@besc/wire/shared/first-issue';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { ApiError } from './api-error';
import { readJsonBody } from './read-json-body';

/** A schema of either kind of zod. */
export type Schema<Output = unknown> = z.core.$ZodType<Output>;
type Fields = z.core.$ZodType<Readonly<Record<string, unknown>>, Record<string, unknown>>;

/** What a route answers with. */
export interface Answer<Body> {
  readonly contentType: string;
  /** Of JSON only: the shape of what is sent. */
  readonly schema?: Schema;
  encode(body: Body): string | Uint8Array<ArrayBuffer>;
}

/** What a handler answers: the body and its headers. */
export interface Reply<Body> {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON of a shape; amounts are decimal text. */
export function json<Shape extends Schema>(schema: Shape): Answer<z.input<Shape>> {
  return { contentType: 'application/json', schema, encode: (body) => JSON.stringify(body) };
}

/** Bytes, or text that is ready to be sent. */
export function bytes(contentType: string): Answer<string | Uint8Array<ArrayBuffer>> {
  return { contentType, encode: (body) => body };
}

/** A route as it stands in the app and in the OpenAPI document. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Schema;
  /** More about the body than its shape, as it goes into the OpenAPI document. */
  readonly bodyNote?: string;
  readonly answer: Pick<Answer<never>, 'contentType' | 'schema'>;
  /** Codes of the route's own refusals, with their status. */
  readonly refusals?: Readonly<Record<string, number>>;
  /** What stands around the handler. */
  readonly around?: readonly MiddlewareHandler[];
  respond(context: Context, client: string): Promise<Response>;
}

interface Definition<Params extends Fields, Query extends Fields, Body extends Schema, Sent>
  extends Omit<ApiRoute, 'params' | 'query' | 'body' | 'answer' | 'respond'> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer<Sent>;
  /** `client` is the name under which the asker is counted. */
  handle(request: {
    readonly params: z.output<Params>;
    readonly query: z.output<Query>;
    readonly body: z.output<Body>;
    readonly client: string;
  }): Reply<Sent> | Promise<Reply<Sent>>;
}

/** Path and query of a read as the page asks for it; each parameter is text, empty when it is left out. */
export function readPlace<const Read extends ApiRead>({ path, parameters }: Read) {
  type Name = Read['parameters'][number];
  const texts = parameters.map((name) => [name, z.string().default('')]);
  return { method: 'GET', path, query: z.object(Object.fromEntries(texts) as Texts<Name>) } as const;
}
type Texts<Name extends string> = Record<Name, z.ZodDefault<z.ZodString>>;

const nothing = z.object({});
const emptyBody = z.undefined();

/**
 * A route with the schemas of what it takes and gives. A request of another shape is refused with 400 and the name of the
 * field (BAD_PARAMETER, BAD_QUERY, BAD_BODY), a body that is not JSON with 415 or 400, before the handler is asked.
 */
export function route<
  Sent,
  Params extends Fields = typeof nothing,
  Query extends Fields = typeof nothing,
  Body extends Schema = typeof emptyBody,
>(definition: Definition<Params, Query, Body, Sent>): ApiRoute {
  const { params, query, body, answer, handle, ...rest } = definition;
  return {
    ...rest,
    ...(params && { params }),
    ...(query && { query }),
    ...(body && { body }),
    answer,
    async respond(context, client) {
      const { req } = context;
      const request = {
        params: parsed((params ?? nothing) as Params, req.param(), 'BAD_PARAMETER'),
        query: parsed((query ?? nothing) as Query, req.query(), 'BAD_QUERY'),
        body: parsed((body ?? emptyBody) as Body, body && (await readJsonBody(req)), 'BAD_BODY'),
        client,
      };
      const reply = await handle(request);
      return context.body(answer.encode(reply.body), 200, { 'content-type': answer.contentType, ...reply.headers });
    },
  };
}

function parsed<Shape extends Schema>(schema: Shape, value: unknown, code: string): z.output<Shape> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { field, problem } = firstIssue(result.error);
  throw new ApiError(400, code, `${field || 'It'} ${problem}.`);
}
