import * as z from 'zod/mini';

const refusalSchema = z.object({ error: z.object({ code: z.string() }) });

/** The code that the API names in the body of a refusal; undefined when something else answered. */
export function parseRefusal(text: string): string | undefined {
  try {
    return z.safeParse(refusalSchema, JSON.parse(text)).data?.error.code;
  } catch {
    return undefined;
  }
}
