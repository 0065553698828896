/** A hammer over its block, drawn as on a banknote. */
export function AuctionMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} fill="none" stroke="currentColor">
      <circle cx="32" cy="32" r="30" strokeWidth="1" className="text-border" />
      <circle cx="32" cy="32" r="26.5" strokeWidth="0.6" strokeDasharray="1 1.6" className="text-primary" />
      <g className="text-primary" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M22 27 33 16l10 10-11 11z" />
        <path d="M37 32 50 45" />
        <path d="M16 47h20M19 51h14" />
      </g>
      <g className="text-reward" strokeWidth="1">
        {[0, 2.4, 4.8, 7.2].map((step) => (
          <path key={step} d={`M${25 + step} ${26.5 - step}l7 7`} />
        ))}
      </g>
    </svg>
  );
}
