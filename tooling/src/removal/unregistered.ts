/** A registry without the lines that export from modules that are gone by `isGone`. */
export function unregistered(source: string, isGone: (specifier: string) => boolean): string {
  const isKept = (line: string) => {
    const from = /^export .* from '([^']+)';$/.exec(line)?.[1];
    return from === undefined || !isGone(from);
  };
  return source.split('\n').filter(isKept).join('\n');
}
