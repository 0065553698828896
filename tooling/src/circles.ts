/**
 * The circles of a graph: each set of nodes that all lead to one another (a strongly connected part, by Tarjan), in the order
 * of the search. A node that leads to itself alone is no circle.
 */
export function circles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  /** The earliest node of the path that `node` leads back to, by its place in the order. */
  const visit = (node: string): number => {
    const place = order.size;
    order.set(node, place);
    path.push(node);
    let earliest = place;
    for (const next of graph.get(node) ?? []) {
      const known = order.get(next);
      if (known === undefined) earliest = Math.min(earliest, visit(next));
      else if (path.includes(next)) earliest = Math.min(earliest, known);
    }
    if (earliest === place) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) found.push(circle);
    }
    return earliest;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
