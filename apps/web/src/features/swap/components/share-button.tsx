import { copyTooltipMs } from '@besc/domain/shared/constants';
import type { SwapState } from '@besc/domain/swap/swap-state';
import { IconButton } from '@besc/ui/icon-button';
import { Tooltip } from '@besc/ui/tooltip';
import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { hrefOf } from '../../../lib/query-text';
import { queryOfState } from '../query-of-state';

/** Hands on the address of exactly this swap, by the device's own way or the clipboard. Never a recipient. Load it lazily. */
export function ShareButton({ latest }: { readonly latest: () => SwapState }) {
  const { t } = useText();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), copyTooltipMs);
    return () => clearTimeout(timer);
  }, [said]);

  async function share() {
    const url = new URL(hrefOf('/swap', queryOfState(latest())), location.origin).href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ url });
        return;
      }
    } catch (error) {
      // The person closed the device's list: nothing is to be copied behind it.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t('Copied'));
    } catch {
      setSaid(t('Couldn’t copy'));
    }
  }

  const label = t('Share this swap');
  return (
    <>
      <Tooltip
        label={label}
        open={said !== ''}
        content={said}
        trigger={<IconButton label={label} icon={<Share2 size={20} aria-hidden />} onClick={() => void share()} />}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
