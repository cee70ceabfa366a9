import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { navigationEn, type NavigationKey } from './navigation.en';

const NAVIGATION = 'navigation';

/** Makes the navigation's words ready; called once before the first render. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { [NAVIGATION]: navigationEn } },
    interpolation: { escapeValue: false },
  });
}

/** The words of the navigation in the chosen language. */
export function useNavigationWords(): (key: NavigationKey) => string {
  const { t } = useTranslation(NAVIGATION);
  return (key) => t(key);
}
