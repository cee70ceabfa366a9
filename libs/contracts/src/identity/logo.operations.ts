import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, version } from '../core/primitives';
import { organisationSettings } from './organisation.operations';

/** Formats that every browser supports and that cannot contain scripts, which excludes SVG. */
export const LOGO_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const logoMediaType = z.enum(LOGO_MEDIA_TYPES, 'Please choose a PNG, JPEG or WebP image');
export type LogoMediaType = z.infer<typeof logoMediaType>;

/** Maximum length of a logo's longer side, in pixels. */
export const LOGO_MAX_SIDE = 512;
/** Maximum size of the file, in bytes. */
export const LOGO_MAX_BYTES = 200 * 1024;
export const LOGO_TOO_LARGE = 'Please choose an image of at most 200 KB';

const LOGO_MAX_BASE64 = 4 * Math.ceil(LOGO_MAX_BYTES / 3);

export const organisationLogo = z.object({
  mediaType: logoMediaType,
  /** File content in base64. */
  data: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type OrganisationLogo = z.infer<typeof organisationLogo>;

const logoAnswer = z.object({ logo: organisationLogo.nullable() });

export const setOrganisationLogo = command({
  name: 'identity.setOrganisationLogo',
  summary: 'Upload the practice logo: PNG, JPEG or WebP, at most 512 × 512 pixels and 200 KB',
  // Larger than the largest logo, so that a slightly oversized one gets an error on its field.
  http: { method: 'PATCH', path: '/organisation/logo', bodyLimit: 400_000 },
  permission: { resource: 'SETTINGS', action: 'UPDATE' },
  body: z.strictObject({
    mediaType: logoMediaType,
    data: z
      .base64('This field is invalid')
      .min(1, 'This field is required')
      .max(LOGO_MAX_BASE64, LOGO_TOO_LARGE),
    version,
  }),
  result: organisationSettings,
  // An existing logo is kept and can be removed, whatever the plan.
  needs: { feature: 'branding' },
  errors: ['VERSION_CONFLICT'],
  invalidates: ['Organisation'],
});

export const removeOrganisationLogo = command({
  name: 'identity.removeOrganisationLogo',
  summary: 'Remove the practice logo',
  http: { method: 'DELETE', path: '/organisation/logo' },
  permission: { resource: 'SETTINGS', action: 'UPDATE' },
  query: z.strictObject({ version: z.coerce.number<string | number>().int().min(1) }),
  result: organisationSettings,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['Organisation'],
});

export const getOrganisationLogo = query({
  name: 'identity.getOrganisationLogo',
  summary: 'Get the practice logo, or null if there is none',
  http: { method: 'GET', path: '/organisation/logo' },
  permission: 'signed-in',
  result: logoAnswer,
  provides: ['Organisation'],
});

/** For services whose pages show the logo. The deadline is short because the pages work without it. */
export const readOrganisationLogo = query({
  name: 'identity.readOrganisationLogo',
  summary: "Get an organisation's logo by ID",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: logoAnswer,
  deadlineMs: 2_000,
});
