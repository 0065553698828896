/** Two crossed burins over a coin, drawn as on a banknote. */
export function BattleMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} fill="none" stroke="currentColor">
      <circle cx="32" cy="32" r="30" strokeWidth="1" className="text-border" />
      <circle cx="32" cy="32" r="26.5" strokeWidth="0.6" strokeDasharray="1 1.6" className="text-primary" />
      <g className="text-reward" strokeWidth="0.9">
        <circle cx="32" cy="32" r="12" />
        <circle cx="32" cy="32" r="9.5" strokeDasharray="1.4 1.2" />
      </g>
      <g className="text-primary" strokeWidth="1.6" strokeLinecap="round">
        <path d="M15 15l30 30M49 15L19 45" />
        <path d="M42 48l6-6M16 42l6 6" />
      </g>
    </svg>
  );
}
