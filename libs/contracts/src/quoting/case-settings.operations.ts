import { z } from 'zod';
import { field } from '../core/field';
import type { ResultOf } from '../core/operation';
import { id } from '../core/primitives';
import { settings } from '../core/settings';

/** What happens if a person or theatre is double-booked: a warning that can be overridden, or a refusal. */
export const clashMode = z.enum(['WARN', 'REFUSE']);

export const EXCEPTION_PEOPLE_LIMIT = 20;

export const caseSettings = settings({
  service: 'quoting',
  name: 'CaseSettings',
  audit: 'CASE_SETTINGS',
  fields: {
    clashMode: field.same(clashMode),
    /**
     * Who may record a medical exception from a cosmetic pathway. Empty by default regardless of role, and administrators cannot
     * add themselves.
     */
    exceptionUserIds: field.of(
      z.array(id).max(EXCEPTION_PEOPLE_LIMIT, 'Please choose at most 20 people'),
      z.array(id),
    ),
    /** Whether patients are emailed when their case is scheduled, moved or cancelled. */
    tellsPatients: field.of(z.boolean(), z.boolean().default(true)),
  },
  get: {
    summary: 'Get how the practice books surgery',
    permission: { resource: 'QUOTES', action: 'READ' },
  },
  update: {
    summary: 'Update how the practice books surgery; omitted fields stay unchanged',
    errors: ['OWN_ACCOUNT'],
    invalidates: ['SurgeryCase'],
  },
  live: { needs: 'QUOTES' },
});
export const {
  get: getCaseSettings,
  update: updateCaseSettings,
  changed: CaseSettingsChanged,
} = caseSettings;

export type CaseSettings = ResultOf<typeof getCaseSettings>;
export type ClashMode = z.infer<typeof clashMode>;
