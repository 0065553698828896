/** Of a row that holds more, what a shape or another row has. */
export function picked<Row extends object, Name extends keyof Row>(row: Row, names: Readonly<Record<Name, unknown>>) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, row[name as Name]])) as Pick<Row, Name>;
}
