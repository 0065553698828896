/** The coin of the chain: a B whose lower bowl is struck in verdigris, between two engraved rings. It has no file to load. */
export function NativeMark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
      <circle cx="20" cy="20" r="20" fill="oklch(0.285 0.045 200)" />
      <circle cx="20" cy="20" r="17.6" stroke="oklch(0.68 0.1 182)" strokeWidth="1" />
      <circle cx="20" cy="20" r="15.4" stroke="oklch(0.68 0.1 182)" strokeWidth="1.2" strokeDasharray="0.6 1.819" />
      <g strokeWidth="3.2">
        <path d="M13 11.6h7.4a4.2 4.2 0 0 1 0 8.4h-4.8" stroke="oklch(0.97 0.01 95)" />
        <path d="M13 28.4h8.4a4.2 4.2 0 0 0 0-8.4h-5.8" stroke="oklch(0.8 0.115 180)" />
        <path d="M15.2 10v20" stroke="oklch(0.97 0.01 95)" />
      </g>
    </svg>
  );
}
