import { followTranslators } from '../../lib/follow-translators';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';

// No translator is done before the page is drawn, so this need not be in its first view.
followTranslators();

export { Footer, LanguageOffer };
