/** A message altered in one place after the other: every text and number of it other, a list, and gone. */
export function alteredMessages<Message extends object>(
  message: Message,
): { readonly place: string; readonly message: Message }[] {
  const changes = [(leaf: unknown) => `${leaf}0`, (leaf: unknown) => [leaf], () => undefined];
  return leavesOf(message).flatMap((path) =>
    changes.map((change) => ({ place: path.join('.'), message: altered(message, path, change) as Message })),
  );
}

function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function altered(value: unknown, [key, ...rest]: readonly string[], change: (leaf: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const entries = Object.entries(value ?? {}).map(([name, inner]) => [
    name,
    name === key ? altered(inner, rest, change) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
