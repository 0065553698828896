import { isSignedByKey, type SignedTextQuestion } from '@besc/sdk/voting/text-signature';

// Verifies what it is given, and answers in the same order.
self.addEventListener('message', async ({ data }: MessageEvent<readonly SignedTextQuestion[]>) => {
  const answers: boolean[] = [];
  for (const text of data) answers.push(await isSignedByKey(text));
  self.postMessage(answers);
});
