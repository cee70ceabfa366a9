import type { NavigationTranslation } from './navigation.en';

/** Where American English is written differently. */
export const words: NavigationTranslation = {
  entry: {
    organisations: 'Organizations',
    organisationSettings: 'Organization settings',
    nonBilling: 'Non-billing organizations',
  },
};
