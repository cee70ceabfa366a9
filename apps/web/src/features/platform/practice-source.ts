import { getOrganisationOverview, listOrganisations, type OrganisationSummary } from '@quillcare/contracts';

/** All practices of the platform, for type-ahead selection. */
export const PRACTICES = {
  list: listOrganisations,
  get: getOrganisationOverview,
  nameOf: ({ name }: OrganisationSummary) => name,
  detailOf: ({ email }: OrganisationSummary) => email,
};
