import { z } from 'zod';
import { command, query } from '../core/operation';
import { email, nameText, optionalText, text, version } from '../core/primitives';
import { organisation } from './identity.schemas';

/** The practice, with the fields of its settings form. */
export const organisationSettings = organisation.extend({
  version,
  /** The name was generated, so the user should be asked for the real one. */
  hasPlaceholderName: z.boolean(),
});
export type OrganisationSettings = z.infer<typeof organisationSettings>;

const WEB_ADDRESS = /^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:.]+(:\d{1,5})?([/?#]\S*)?$/i;
const INVALID_WEBSITE = 'Please enter a web address such as https://www.example.com';

/** Whether a name is in the IANA time zone database of this runtime. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** URL of a practice's website. Null if there is none. */
export const organisationWebsite = optionalText(200).refine(
  (value) => value === null || WEB_ADDRESS.test(value),
  INVALID_WEBSITE,
);

/** An IANA time zone name. */
export const organisationTimeZone = text(60).refine(isTimeZone, 'Please choose a time zone');

const settingsInput = z.strictObject({
  name: nameText(200),
  email,
  phone: optionalText(40),
  address: optionalText(500),
  website: organisationWebsite,
  timeZone: organisationTimeZone,
});

/** Body of a PATCH. The service normalises the phone number to +61… or +64…. */
export const organisationChanges = settingsInput.partial();
export type OrganisationChanges = z.infer<typeof organisationChanges>;

export const getOrganisationSettings = query({
  name: 'identity.getOrganisationSettings',
  summary: "Get the practice's settings",
  http: { method: 'GET', path: '/organisation' },
  permission: { resource: 'SETTINGS', action: 'READ' },
  result: organisationSettings,
  provides: ['Organisation'],
});

export const updateOrganisation = command({
  name: 'identity.updateOrganisation',
  summary: "Update the practice's settings; omitted fields stay unchanged",
  http: { method: 'PATCH', path: '/organisation' },
  permission: { resource: 'SETTINGS', action: 'UPDATE' },
  body: organisationChanges.extend({ version }),
  result: organisationSettings,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['Organisation'],
});
