/**
 * The product's mark: the engraved rings of a coin, cut along the middle and moved by one line, so that two of them become
 * one that runs from hand to hand. `size` is its height in px. Give the link around it a name.
 */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
      <g strokeWidth="4">
        <path d="M3.6 16a9.3 9.3 0 0 1 18.6 0M9.8 16a3.1 3.1 0 0 1 6.2 0" className="stroke-text" />
        <path d="M28.4 16a9.3 9.3 0 0 1-18.6 0M22.2 16a3.1 3.1 0 0 1-6.2 0" className="stroke-primary" />
      </g>
    </svg>
  );
}
