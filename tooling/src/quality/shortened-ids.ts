/** IDs of one order with runs drawn together: `PLAT-01..03 PLAT-07`. */
export function shortenedIds(ids: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run !== undefined && isNext(run.last, id)) run.last = id;
    else runs.push({ first: id, last: id });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}..${last.split('-')[1]}`)).join(' ');
}

function isNext(before: string, after: string): boolean {
  const [area, number] = before.split('-');
  const [otherArea, otherNumber] = after.split('-');
  return area === otherArea && Number(number) + 1 === Number(otherNumber);
}
