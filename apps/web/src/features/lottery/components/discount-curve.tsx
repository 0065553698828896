import { type TicketTerms, ticketCosts } from '@besc/domain/lottery/ticket-offer';

const [width, height, edge] = [240, 56, 4];
const points = 40;

/** What is saved by buying more at once, up to the most tickets, with the point where one stands. Silent: rows beside it say it. */
export function DiscountCurve(props: { readonly terms: TicketTerms; readonly count: number; readonly most: number }) {
  const { terms, count, most } = props;
  const saved = (tickets: number) => Number(ticketCosts(terms, tickets).discount);
  const top = saved(most) || 1;
  const place = (tickets: number) => ({
    x: edge + ((tickets - 1) / Math.max(1, most - 1)) * (width - 2 * edge),
    y: height - edge - (saved(tickets) / top) * (height - 2 * edge),
  });
  const line = Array.from({ length: points + 1 }, (_, index) => {
    const { x, y } = place(1 + Math.round((index / points) * (most - 1)));
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
  const here = place(Math.min(most, Math.max(1, count)));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      className="h-14 w-full rtl:-scale-x-100"
      preserveAspectRatio="none"
    >
      <path d={`${line}L${width - edge} ${height - edge}L${edge} ${height - edge}Z`} className="fill-reward-soft" />
      <path d={line} className="stroke-reward" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${here.x.toFixed(1)} ${height}V${here.y.toFixed(1)}`}
        className="stroke-reward"
        strokeWidth="1"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${here.x.toFixed(1)} ${here.y.toFixed(1)}h0.01`}
        className="stroke-reward"
        strokeWidth="9"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
