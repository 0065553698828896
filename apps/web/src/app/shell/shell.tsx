import { SkipLink } from '@besc/ui/skip-link';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useText } from '../../blocks/language/use-text';
import { PaletteHost } from '../../blocks/palette/palette-host';
import { usePalettePages } from '../navigation/use-palette-pages';
import { useDocumentTitle } from '../use-document-title';
import { BottomBar } from './bottom-bar';
import { FeatureDialogs } from './feature-dialogs';
import { PhishingBanner } from './phishing-banner';
import { TopBar } from './top-bar';

/** No phone draws it, and where it is drawn nothing waits for it; a page without it works. */
const Footer = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./footer')).Footer };
  } catch {
    return { default: () => null };
  }
});

/** The frame around every page: skip link, warning banner, navigation, the page, and what floats above it. */
export function Shell() {
  const { t } = useText();
  const path = useLocation({ select: (location) => location.pathname });
  const palettePages = usePalettePages();
  useDocumentTitle(path);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main" label={t('Skip to content')} />
      <PhishingBanner />
      <TopBar path={path} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <BottomBar path={path} />
      <FeatureDialogs />
      <PaletteHost pages={palettePages} />
    </div>
  );
}
