/** The text of an answer or request of at most `maximumBytes`; undefined for a larger one, which is not read further. */
export async function readCapped({ body }: Pick<Response, 'body'>, maximumBytes: number): Promise<string | undefined> {
  const reader = body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maximumBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
