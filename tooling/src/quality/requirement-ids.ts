/** Every ID of the areas, in order: `PLAT-01`, and `SWAP-001` where an area has a hundred rows or more. */
export function requirementIds(areas: Readonly<Record<string, number>>): string[] {
  return Object.entries(areas).flatMap(([area, count]) => {
    const digits = Math.max(2, String(count).length);
    return Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(digits, '0')}`);
  });
}
