import { SkipLink } from '@besc/ui/skip-link';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../blocks/language/use-text';
import { PaletteHost } from '../../blocks/palette/palette-host';
import { usePalettePages } from '../navigation/use-palette-pages';
import { Pages } from '../pages';
import { BottomBar } from './bottom-bar';
import { FeatureDialogs } from './feature-dialogs';
import { PhishingBanner } from './phishing-banner';
import { TopBar } from './top-bar';

/** What nothing waits for comes in one part: a page without it works. */
const late = (name: 'Footer' | 'LanguageOffer') =>
  lazy(async () => {
    const parts = await import('./late-parts').catch(() => undefined);
    return { default: parts?.[name] ?? (() => null) };
  });
const Footer = late('Footer');
const LanguageOffer = late('LanguageOffer');

/** The frame around every page: skip link, warning banner, navigation, the page, and what floats above it. */
export function Shell() {
  const { t } = useText();
  const [path] = useLocation();
  const palettePages = usePalettePages();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main" label={t('Skip to content')} />
      <PhishingBanner />
      <Suspense fallback={null}>
        <LanguageOffer />
      </Suspense>
      <TopBar path={path} />
      <main id="main" tabIndex={-1} className="flex min-h-[50rem] flex-1 flex-col outline-none">
        <Pages />
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
