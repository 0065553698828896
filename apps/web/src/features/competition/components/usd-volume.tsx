import { fraction } from '@besc/domain/shared/fraction';
import { useText } from '../../../blocks/language/use-text';
import { formatUsd } from '../../../blocks/prices/format-usd';

const whole = 10n ** 18n;

/** USD in 10^-18; unknown is a dash. */
export function UsdVolume({ volume }: { readonly volume: bigint | undefined }) {
  const { locale } = useText();
  return (
    <bdi dir="ltr" className="tabular-nums">
      {volume === undefined ? '–' : volume === 0n ? '0' : formatUsd(fraction(volume, whole), locale)}
    </bdi>
  );
}
