import { getOrganisationOverview, listOrganisations, type OrganisationSummary } from '@quillcare/contracts';

/** Every practice of the platform, to choose one by typing. */
export const PRACTICES = {
  list: listOrganisations,
  get: getOrganisationOverview,
  nameOf: ({ name }: OrganisationSummary) => name,
  detailOf: ({ email }: OrganisationSummary) => email,
};
