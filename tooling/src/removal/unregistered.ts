/**
 * A registry without what comes from the modules that `isGone` says are gone: their imports and the imported names' places
 * in its list, or the line that exports them again. The counterpart of `registered`.
 */
export function unregistered(source: string, isGone: (specifier: string) => boolean): string {
  const lines = source.split('\n');
  const gone = lines.filter((line) => {
    const from = /^(?:import|export) .* from '([^']+)';$/.exec(line)?.[1];
    return from !== undefined && isGone(from);
  });
  const names = gone.flatMap((line) => /^import \{ (\w+) \}/.exec(line)?.[1] ?? []);
  const rest = lines.filter((line) => !gone.includes(line)).join('\n');
  return names.reduce(
    (text, name) => text.replace(new RegExp(`,\\s*${name}\\b|(?<=\\[\\s*)${name}\\b,?\\s*`), ''),
    rest,
  );
}
