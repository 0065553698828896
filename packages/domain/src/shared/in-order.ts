/** Parts by their `order`, the least first; of two with the same the one that was first stays first. */
export function inOrder<Part extends { readonly order: number }>(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((a, b) => a.order - b.order);
}
