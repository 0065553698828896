import { ArrowDown } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';

/** Turns the trade around; it sits on the seam between the two amounts. */
export function SwitchButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useText();
  return (
    <div className="relative z-10 mx-auto -my-3.5 w-fit">
      <button
        type="button"
        aria-label={t('Switch direction')}
        onClick={onPress}
        className="group grid size-11 place-items-center rounded-control border-4 border-surface-raised bg-surface-sunken text-text transition-colors hover:bg-surface-hover"
      >
        <ArrowDown
          size={18}
          aria-hidden
          className="transition-transform duration-200 group-hover:rotate-180 motion-reduce:transition-none"
        />
      </button>
    </div>
  );
}
