import { Badge } from '@besc/ui/badge';
import { Logo } from '@besc/ui/logo';
import { Link } from 'wouter';

/** The mark and the product's name, leading to the front door. */
export function Brand({ name, note }: { readonly name: string; readonly note: string | undefined }) {
  return (
    <div className="flex items-center gap-2">
      <Link to="/" className="flex min-h-11 min-w-11 items-center gap-2.5 rounded-control font-semibold">
        <Logo size={28} />
        <span className="text-[17px] tracking-tight whitespace-nowrap max-sm:sr-only md:max-xl:sr-only">{name}</span>
      </Link>
      {note ? (
        <Badge tone="warning" className="max-xl:hidden">
          {note}
        </Badge>
      ) : null}
    </div>
  );
}
