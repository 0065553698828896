const cut = new Map<string, unknown>();

/** What depends on nothing but its key, made when it is first asked for. Keys must be few: what is made for them is kept. */
export function cutOnce<Made>(key: string, make: () => Made): Made {
  if (!cut.has(key)) cut.set(key, make());
  return cut.get(key) as Made;
}
