export interface SkipLinkProps {
  /** Id of the main part, without '#'. That element needs `tabIndex={-1}`. */
  targetId: string;
  label: string;
}

/** The first stop of the keyboard: jumps over the navigation. Seen only while it has the focus. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:font-semibold focus:text-on-primary"
    >
      {label}
    </a>
  );
}
