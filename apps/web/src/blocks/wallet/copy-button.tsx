import { copyTooltipMs } from '@besc/domain/shared/constants';
import { IconButton } from '@besc/ui/icon-button';
import { Tooltip } from '@besc/ui/tooltip';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../language/use-text';

/** Copies a text and says so for 1 second, to screen readers too; what it says is how the last press ended. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useText();
  const [last, setLast] = useState<{ readonly isCopied: boolean }>();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setTold(false), copyTooltipMs);
    return () => clearTimeout(timer);
  }, [last]);
  const said = last === undefined ? '' : last.isCopied ? t('Copied') : t('Couldn’t copy');

  async function copy() {
    let isCopied = true;
    try {
      // Missing where a page is not served safely, which is a refusal as well.
      await navigator.clipboard.writeText(text);
    } catch {
      isCopied = false;
    }
    setLast({ isCopied });
    setTold(true);
  }

  return (
    <>
      <Tooltip
        label={label}
        open={isTold}
        content={said}
        trigger={
          <IconButton
            className="-m-2"
            label={label}
            onClick={() => void copy()}
            icon={isTold && last?.isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          />
        }
      />
      <span role="status" className="sr-only">
        {isTold ? said : ''}
      </span>
    </>
  );
}
