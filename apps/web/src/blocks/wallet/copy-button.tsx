import { copyTooltipMs } from '@besc/domain/shared/constants';
import { IconButton } from '@besc/ui/icon-button';
import { Tooltip } from '@besc/ui/tooltip';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../language/use-text';

/** Copies a text and says so for 1 second. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useText();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), copyTooltipMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <Tooltip
      label={label}
      open={outcome !== 'none'}
      content={outcome === 'refused' ? t('Copying was refused') : t('Copied')}
      trigger={
        <IconButton
          className="-m-2"
          label={label}
          onClick={() => void copy()}
          icon={outcome === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        />
      }
    />
  );
}
