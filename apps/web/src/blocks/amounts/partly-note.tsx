import { useText } from '../language/use-text';

/** Below a sum of which a part is missing: it never stands as if it were whole. */
export function PartlyNote({ isPartly }: { readonly isPartly: boolean | undefined }) {
  const { t } = useText();
  if (!isPartly) return null;
  return (
    <span className="block text-xs font-normal text-text-muted">
      {t('and more that has no known price or could not be read')}
    </span>
  );
}
