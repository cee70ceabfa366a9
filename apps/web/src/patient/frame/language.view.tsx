import { handedOverQuote } from '../signing/tablet';
import { LANGUAGE_NAMES, type PageLanguage } from '../words/languages';
import { keepLanguage, pageLanguage } from '../words/reader';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as PageLanguage[];
const follow = (address: string) => window.location.replace(address);

/** The other languages of the page, each in its own. Texts are put in place before the page is drawn, so it is loaded again. */
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

/** Where the page is in that language: on the patient's own device it is remembered there. */
function addressIn(language: PageLanguage): string {
  const address = new URL(window.location.href);
  address.hash = '';
  if (handedOverQuote() === null) keepLanguage(language);
  else address.searchParams.set('lang', language);
  return address.href;
}
