/** Two vessels that fill, drawn as on a banknote. */
export function SaleMark({ className }: { readonly className?: string }) {
  const lines = [30, 34, 38, 42, 46, 50];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} fill="none" stroke="currentColor">
      <circle cx="32" cy="32" r="30" strokeWidth="1" className="text-border" />
      <circle cx="32" cy="32" r="26.5" strokeWidth="0.6" strokeDasharray="1 1.6" className="text-primary" />
      <g className="text-primary" strokeWidth="1.4">
        <path d="M17 24v26h12V24" />
        <path d="M35 14v36h12V14" />
      </g>
      <g className="text-reward" strokeWidth="1.1">
        {lines.map((y) => (
          <path key={y} d={`M18.5 ${y + 1}h9M36.5 ${y - 6}h9`} />
        ))}
      </g>
    </svg>
  );
}
