import { IconButton } from '@besc/ui/icon-button';
import { Kbd } from '@besc/ui/kbd';
import { Search } from 'lucide-react';
import { useText } from '../language/use-text';
import { paletteOverlay } from './palette-overlay';

/** Opens the palette: a search field's look where there is room for it, else a drawing. */
export function PaletteButton() {
  const { t } = useText();
  return (
    <>
      <button
        type="button"
        onClick={() => paletteOverlay.open()}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-label={t('Search pages and tokens')}
        className="hidden min-h-11 w-56 items-center gap-2 rounded-control border border-border bg-surface-sunken px-3 text-sm text-text-muted transition-colors hover:border-border-strong hover:text-text xl:flex"
      >
        <Search size={18} aria-hidden className="shrink-0" />
        <span className="min-w-0 flex-1 truncate text-start">{t('Search')}</span>
        <Kbd>/</Kbd>
      </button>
      <IconButton
        className="xl:hidden"
        label={t('Search pages and tokens')}
        aria-haspopup="dialog"
        icon={<Search size={20} aria-hidden />}
        onClick={() => paletteOverlay.open()}
      />
    </>
  );
}
