import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, version } from '../core/primitives';

/** What happens when somebody or a theatre is booked twice: a warning that can be overridden, or a refusal. */
export const clashMode = z.enum(['WARN', 'REFUSE']);

/** The most people who may record medical exceptions. */
export const EXCEPTION_PEOPLE_LIMIT = 20;

/** How a practice books its surgery. A practice that never saved them has the defaults, with version 0. */
export const caseSettings = z.object({
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  clashMode,
  /** Who may record a medical exception from a cosmetic pathway; nobody by default, whatever their role. */
  exceptionUserIds: z.array(id),
  /** Whether patients are emailed when their case gets a day, another one, or is cancelled. */
  tellsPatients: z.boolean().default(true),
});

export const getCaseSettings = query({
  name: 'quoting.getCaseSettings',
  summary: 'How the practice books its surgery',
  http: { method: 'GET', path: '/case-settings' },
  permission: { resource: 'QUOTES', action: 'READ' },
  result: caseSettings,
  provides: ['CaseSettings'],
});

export const updateCaseSettings = command({
  name: 'quoting.updateCaseSettings',
  summary: 'Change how the practice books its surgery; what is left out stays',
  http: { method: 'PATCH', path: '/case-settings' },
  permission: { roles: ADMINS },
  body: z.strictObject({
    version: version.or(z.literal(0)),
    clashMode: clashMode.optional(),
    /** Nobody can put themselves on this list. */
    exceptionUserIds: z.array(id).max(EXCEPTION_PEOPLE_LIMIT, 'Please choose at most 20 people').optional(),
    tellsPatients: z.boolean().optional(),
  }),
  result: caseSettings,
  errors: ['VERSION_CONFLICT', 'OWN_ACCOUNT'],
  invalidates: ['CaseSettings', 'SurgeryCase'],
});

export const CaseSettingsChanged = event({
  service: 'quoting',
  name: 'CaseSettingsChanged',
  data: z.object({ id }),
  live: { needs: 'QUOTES', tags: () => [{ type: 'CaseSettings' }] },
});

export type CaseSettings = z.infer<typeof caseSettings>;
export type ClashMode = z.infer<typeof clashMode>;
