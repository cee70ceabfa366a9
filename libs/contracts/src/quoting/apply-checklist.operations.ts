import { z } from 'zod';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, version } from '../core/primitives';

/** A change to one checklist item, and the number of cases it affects. */
export const checklistEffect = z.object({
  what: z.enum(['ADDED', 'CHANGED', 'REMOVED']),
  title: z.string(),
  cases: z.number().int(),
});
export type ChecklistEffect = z.infer<typeof checklistEffect>;

export const previewChecklistTemplate = query({
  name: 'quoting.previewChecklistTemplate',
  summary: 'Preview how the checklist template would change cases with upcoming surgery',
  http: { method: 'GET', path: '/case-checklist-template/effects' },
  permission: { roles: ADMINS },
  result: z.object({
    /** Version of the practice's checklist. 0 if the practice never changed it. */
    version: z.number().int().min(0),
    openCases: z.number().int(),
    /** The number of open cases that would change. */
    changedCases: z.number().int(),
    effects: z.array(checklistEffect),
  }),
  provides: ['CaseChecklistTemplate', 'SurgeryCase'],
});

export const applyChecklistTemplate = command({
  name: 'quoting.applyChecklistTemplate',
  summary: 'Apply the checklist template to cases with upcoming surgery',
  http: { method: 'POST', path: '/case-checklist-template/apply', status: 200 },
  permission: { roles: ADMINS },
  /** Version of the checklist whose effects the user saw. */
  body: z.strictObject({ version }),
  /** The number of cases to process. The work starts at once and takes a moment. */
  result: z.object({ openCases: z.number().int() }),
  errors: ['VERSION_CONFLICT'],
  invalidates: ['CaseChecklistTemplate', 'SurgeryCase'],
});

/** Processes each case in a transaction of its own. Idempotent: cases already in line are not changed. */
export const alignCaseChecklists = job({
  service: 'quoting',
  name: 'alignCaseChecklists',
  data: z.object({ organisationId: id, templateVersion: version, timeZone: z.string() }),
  attempts: 10,
  backoffMs: 5_000,
});
