import { Button } from './button.view';
import { getHandedOverQuoteId } from '../signing/tablet';
import { LANGUAGE_NAMES, type PageLanguage } from '../words/languages';
import { keepLanguage, pageLanguage } from '../words/reader';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as PageLanguage[];
const navigateTo = (address: string) => window.location.replace(address);

/**
 * Buttons for the page's other languages, each named in its own language. The page reloads, because its texts are replaced before
 * rendering.
 */
export function LanguageSwitch({ go = navigateTo }: { go?: (address: string) => void }) {
  const present = pageLanguage();
  return LANGUAGES.filter((language) => language !== present).map((language) => (
    <Button key={language} look="tool" lang={language} onClick={() => go(urlInLanguage(language))}>
      {LANGUAGE_NAMES[language]}
    </Button>
  ));
}

/** Returns the page's URL in that language. On the patient's own device the choice is stored instead of being added to the URL. */
function urlInLanguage(language: PageLanguage): string {
  const address = new URL(window.location.href);
  address.hash = '';
  if (getHandedOverQuoteId() === null) keepLanguage(language);
  else address.searchParams.set('lang', language);
  return address.href;
}
