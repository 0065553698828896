/** Answers a second that a GraphQL endpoint gives to `lanes` clients that ask the same for `seconds`. */
export async function measureThroughput(options: {
  url: string;
  query: string;
  lanes: number;
  seconds: number;
}): Promise<number> {
  const body = JSON.stringify({ query: options.query });
  const ask = async (): Promise<void> => {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer = (await response.json()) as { errors?: { message: string }[] };
    if (answer.errors) throw new Error(answer.errors[0]?.message);
  };
  for (let warm = 0; warm < 30; warm += 1) await ask();
  const end = performance.now() + options.seconds * 1000;
  let answers = 0;
  await Promise.all(
    Array.from({ length: options.lanes }, async () => {
      while (performance.now() < end) {
        await ask();
        answers += 1;
      }
    }),
  );
  return answers / options.seconds;
}
