/** Of a row that holds more, what `shape` has. */
export function picked<Shape extends object>(row: Shape, shape: Shape): Shape {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, row[name as keyof Shape]])) as Shape;
}
