import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { localeDefinition, type LocaleCode } from '@quillcare/rules';
import { nextTask } from '../../shared/timing/next-task';
import { navigationLanguage, pageLanguage, wordsOf } from './language.words';
import { chooseLocale, currentLocale, useLocale } from '../../shared/words/locale.store';
import { navigationEn, type NavigationKey } from './navigation.en';
import { productEn } from './product.en';

const NAVIGATION = 'navigation';
const PRODUCT = 'product';

/** Loads the texts of the chosen language; called once, before the first render. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en-AU',
    fallbackLng: 'en',
    resources: { en: { [NAVIGATION]: navigationEn, [PRODUCT]: productEn } },
    interpolation: { escapeValue: false },
  });
  await nextTask();
  // If the texts cannot be fetched, the app is in English.
  await speak(currentLocale()).catch((error: unknown) => console.warn(error));
}

/** Switches to another locale and remembers the choice; rejects if its texts cannot be fetched. */
export async function changeLocale(code: LocaleCode): Promise<void> {
  await speak(code);
  chooseLocale(code);
}

async function speak(code: LocaleCode): Promise<void> {
  const { navigation, product } = await wordsOf(code);
  i18next.addResourceBundle(code, NAVIGATION, navigation ?? {});
  i18next.addResourceBundle(code, PRODUCT, product ?? {});
  await i18next.changeLanguage(code);
  // The pages are in English whatever the locale; translated parts have their own `lang`.
  document.documentElement.lang = pageLanguage(code);
  document.documentElement.dir = localeDefinition(code).direction;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', i18next.t(`${PRODUCT}:description`));
}

/** The navigation's texts in the chosen language. */
export function useNavigationWords(): (key: NavigationKey) => string {
  const { t } = useTranslation(NAVIGATION);
  return (key) => t(key);
}

/** The `lang` attribute for texts of `useNavigationWords`. */
export function useNavigationLanguage(): string | undefined {
  return navigationLanguage(useLocale());
}

/** The product's tagline, and its language. */
export function useTagline(): { tagline: string; lang: string | undefined } {
  const { t } = useTranslation(PRODUCT);
  const code = useLocale();
  return { tagline: t('tagline'), lang: code.startsWith('en-') ? undefined : code };
}
