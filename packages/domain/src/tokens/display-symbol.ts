const longest = 20;

/** A symbol short enough to show: over 20 characters it is its first 4, an ellipsis and its last 5. */
export function displaySymbol(symbol: string): string {
  const characters = [...symbol];
  if (characters.length <= longest) return symbol;
  return `${characters.slice(0, 4).join('')}…${characters.slice(-5).join('')}`;
}
