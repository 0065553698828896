export interface ChartTableProps {
  caption: string;
  headings: { time: string; value: string };
  /** Formatted rows in order of time. */
  rows: readonly { key: number; time: string; value: string }[];
}

/** The numbers of a chart for screen readers, who cannot see into a canvas. */
export function ChartTable({ caption, headings, rows }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{headings.time}</th>
            <th scope="col">{headings.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.time}</td>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
