import { useText } from '../language/use-text';

/** Below a sum with a missing part: it never stands as if it were whole. */
export function PartlyNote({ isPartly }: { readonly isPartly: boolean | undefined }) {
  const { t } = useText();
  if (!isPartly) return null;
  return (
    <span className="block text-xs font-normal text-text-muted">
      {t('plus more without a known price or that couldn’t be loaded')}
    </span>
  );
}
