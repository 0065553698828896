import { numberFormat } from '../../lib/number-format';
import { useText } from '../language/use-text';

/** How many blocks of how many were read. */
export function CheckProgress({ done, all }: { readonly done: number; readonly all: number }) {
  const { t, locale } = useText();
  const number = (value: number) => numberFormat(locale, {}).format(value);
  const label = t('Reading blocks');
  return (
    <div>
      <p className="mb-1 flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className="tabular-nums">{all === 0 ? '' : `${number(done)} / ${number(all)}`}</span>
      </p>
      <progress aria-label={label} value={done} max={Math.max(all, 1)} className="h-2 w-full accent-primary" />
    </div>
  );
}
