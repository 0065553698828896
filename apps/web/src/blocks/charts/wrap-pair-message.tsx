import { useText } from '../language/use-text';

/** Instead of a chart for the native coin and its wrapped form: there is nothing to plot. */
export function WrapPairMessage({ height }: { readonly height: number }) {
  const { t } = useText();
  const names = { native: 'BESC', wrapped: 'WBESC' };
  return (
    <div className="grid place-items-center px-6 text-center" style={{ minBlockSize: height }}>
      <div className="max-w-96">
        <p className="text-lg font-semibold text-balance">
          {t('Swapping %native% and %wrapped% has no trading fees.', names)}
        </p>
        <p className="mt-2 text-text-muted">{t('The rate is always 1 to 1.')}</p>
      </div>
    </div>
  );
}
