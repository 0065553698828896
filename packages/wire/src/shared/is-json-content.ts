/** Whether a `content-type` says JSON. A page of another origin can send other kinds of content without asking first. */
export function isJsonContent(contentType: string | undefined): boolean {
  return /^application\/json(?:\s*;|$)/i.test(contentType ?? '');
}
