import { handedOverQuote } from '../signing/tablet';
import { LANGUAGE_NAMES, type PageLanguage } from '../words/languages';
import { keepLanguage, pageLanguage } from '../words/reader';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as PageLanguage[];
const follow = (address: string) => window.location.replace(address);

/**
 * Buttons for the page's other languages, each named in its own language. The page reloads, because its texts are replaced before
 * rendering.
 */
export function LanguageSwitch({ go = follow }: { go?: (address: string) => void }) {
  const present = pageLanguage();
  return LANGUAGES.filter((language) => language !== present).map((language) => (
    <button
      key={language}
      type="button"
      className="p-tool"
      lang={language}
      onClick={() => go(addressIn(language))}
    >
      {LANGUAGE_NAMES[language]}
    </button>
  ));
}

/** Returns the page's URL in that language. On the patient's own device the choice is stored instead of being added to the URL. */
function addressIn(language: PageLanguage): string {
  const address = new URL(window.location.href);
  address.hash = '';
  if (handedOverQuote() === null) keepLanguage(language);
  else address.searchParams.set('lang', language);
  return address.href;
}
