import { isJsonContent } from '@besc/wire/shared/is-json-content';
import type { HonoRequest } from 'hono';
import { ApiError } from './api-error';
import { requireCleanText } from './require-clean-text';

/** The JSON of a body. Throws ApiError 415 for another kind of content and 400 for what is no JSON or holds unkeepable text. */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
  if (!isJsonContent(request.header('content-type'))) {
    throw new ApiError(415, 'NOT_JSON', 'The body must be application/json.');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer()), (key, value) => {
      requireCleanText(key);
      if (typeof value === 'string') requireCleanText(value);
      return value;
    });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 'BAD_JSON', 'The body is not valid JSON.');
  }
}
