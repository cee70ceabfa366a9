import type { NavigationTranslation } from './navigation.en';

/** Texts that differ in American English. */
export const words: NavigationTranslation = {
  entry: {
    organisations: 'Organizations',
    organisationSettings: 'Organization settings',
    nonBilling: 'Non-billing organizations',
  },
};
