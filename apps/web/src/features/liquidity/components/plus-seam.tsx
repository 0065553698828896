import { Plus } from 'lucide-react';

/** Joins the two tokens of a pool: a plus on the seam between their fields. */
export function PlusSeam() {
  return (
    <div aria-hidden className="pointer-events-none relative z-10 -my-2.5 flex justify-center">
      <span className="grid size-9 place-items-center rounded-control border-4 border-surface-raised bg-surface-sunken text-text-muted">
        <Plus size={16} />
      </span>
    </div>
  );
}
