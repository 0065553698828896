/** How much of a target is reached; what is above it stands in words beside. */
export function ProgressBar({ share, label }: { readonly share: number; readonly label: string }) {
  const percent = Math.max(0, Math.min(100, share * 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2.5 w-full overflow-hidden rounded-full border border-border bg-surface-sunken"
    >
      <div className="h-full bg-primary transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}
