import { z } from 'zod';
import { event } from '../core/event';
import { command } from '../core/operation';
import {
  country,
  email,
  id,
  idParams,
  instant,
  nameText,
  optionalText,
  organisationParams,
  text,
  version,
} from '../core/primitives';
import { organisation, subscriptionPlan, switchedOff } from './identity.schemas';
import { invitationReceipt } from './invitation.operations';
import { organisationChanges, organisationTimeZone, organisationWebsite } from './organisation.operations';
import { superAdmin } from './platform.schemas';

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;

const administrator = z.strictObject({ firstName: nameText(), lastName: nameText(), email });

/** A practice as super admins create and edit it. */
export const platformOrganisation = organisation.extend({
  version,
  /** Null if the practice is active. */
  deactivationReason: z.string().nullable(),
  /** Until when its administrators may still sign in to export its data. */
  exportUntil: instant.nullable(),
});
export type PlatformOrganisation = z.infer<typeof platformOrganisation>;

export const createOrganisation = command({
  name: 'identity.createOrganisation',
  summary: 'Create a practice with a trial, and invite its first administrator by email',
  http: { method: 'POST', path: '/organizations' },
  permission: superAdmins,
  stepUp: true,
  body: z.strictObject({
    name: nameText(200),
    email,
    country,
    subscriptionPlan,
    phone: optionalText(40),
    address: optionalText(500),
    website: organisationWebsite,
    /** Defaults to the time zone of the country. */
    timeZone: organisationTimeZone.optional(),
    /** If omitted, nobody can sign in until someone is invited. */
    administrator: administrator.nullish(),
  }),
  result: platformOrganisation,
  errors: ['EMAIL_TAKEN', 'EMAIL_RESERVED'],
  rateLimit: { max: 60, windowSeconds: 3600 },
  invalidates: ['Organisation'],
});

const reason = text(500);

export const changeOrganisation = command({
  name: 'identity.changeOrganisation',
  summary: "Update a practice's details, switch off features, or deactivate or reactivate it",
  http: { method: 'PATCH', path: '/organizations/:id' },
  permission: superAdmins,
  stepUp: true,
  params: organisationParams,
  body: organisationChanges
    .extend({
      version,
      isActive: z.boolean().optional(),
      /**
       * With `isActive` false: whether the administrators may read and export for 30 days, as promised in our terms. Defaults to
       * true.
       */
      letExport: z.boolean().optional(),
      /** Everything that is to be switched off; whatever is not listed is on. */
      switchedOff: switchedOff.optional(),
      /** Why it is deactivated or something is switched off. Shown in the practice's audit trail. */
      reason: reason.optional(),
    })
    .refine(
      ({ isActive, switchedOff: off, reason: why }) => why !== undefined || (isActive !== false && !off),
      {
        path: ['reason'],
        message: 'Please say why',
      },
    ),
  result: platformOrganisation,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'OWN_PRACTICE', 'SUPER_ADMINS_PRACTICE'],
  invalidates: ['Organisation', 'User', 'Support'],
});

export const inviteAdministrator = command({
  name: 'identity.inviteAdministrator',
  summary:
    'Invite an administrator to any practice by email; inviting the same person again sends a new link',
  http: { method: 'POST', path: '/organizations/:id/invitations' },
  permission: superAdmins,
  stepUp: true,
  params: organisationParams,
  body: administrator,
  result: invitationReceipt,
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'EMAIL_RESERVED', 'ORGANISATION_INACTIVE'],
  rateLimit: { max: 60, windowSeconds: 3600 },
  invalidates: ['Organisation', 'Invitation'],
});

export const removeSuperAdmin = command({
  name: 'identity.removeSuperAdmin',
  summary: 'Revoke the super admin role; the person stays an administrator of their own practice',
  http: { method: 'POST', path: '/super-admins/:id/remove', status: 200 },
  permission: superAdmins,
  stepUp: true,
  params: idParams,
  body: z.strictObject({ reason }),
  result: superAdmin.pick({ id: true, name: true }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPER_ADMIN', 'SUPER_ADMIN_CONFIGURED'],
  invalidates: ['User', 'Organisation'],
});

/** A practice was deactivated or reactivated. The event with the higher version prevails. */
export const OrganisationActivityChanged = event({
  service: 'identity',
  name: 'OrganisationActivityChanged',
  data: z.object({ organisationId: id, isActive: z.boolean(), version: z.number().int() }),
  live: { needs: null, tags: () => [{ type: 'Organisation' }] },
});
