import { CHECKLIST_KINDS, CHECKLIST_STATES, READINESS_STATES } from '@quillcare/rules';
import { z } from 'zod';
import { assignment } from '../core/assignment';
import { event } from '../core/event';
import { command, query, type ResultOf } from '../core/operation';
import { role } from '../core/permissions';
import { id, idParams, instant, isoDate, optionalText, text, version } from '../core/primitives';
import { settings } from '../core/settings';
import { procedureClass } from './directory.schemas';

export const checklistKind = z.enum(CHECKLIST_KINDS);
export const checklistState = z.enum(CHECKLIST_STATES);
export const readinessState = z.enum(READINESS_STATES);

/** Maximum number of items in a practice's checklist, and in that of a case. */
export const CHECKLIST_LIMIT = 60;
/** Items can be planned at most one year from the surgery. */
const days = z
  .number({ error: 'Please enter a number of days from 0 to 365' })
  .int('Please enter a number of days from 0 to 365')
  .min(0, 'Please enter a number of days from 0 to 365')
  .max(365, 'Please enter a number of days from 0 to 365');
const ONE_OWNER = 'Choose a role or a person, not both';

const templateItem = z.object({
  id,
  title: z.string(),
  kind: checklistKind,
  /** Calendar days before the day of surgery, or after it for POST_OP. */
  days: z.number().int(),
  /** Who is responsible: everyone with the role, or one person. Nobody in particular if both are null. */
  ownerRole: role.nullable(),
  ownerId: id.nullable(),
  /** Limits the item to cases of this class. Null for all. */
  procedureClass: procedureClass.nullable(),
  /** Limits the item to cases with this surgery. Null for all. */
  surgeryId: id.nullable(),
});
export type ChecklistTemplateItem = z.infer<typeof templateItem>;

const optionalId = id.nullish().transform((value) => value ?? null);

export const checklistTemplateItemInput = z
  .strictObject({
    /** Null for a new item. */
    id: optionalId,
    title: text(120),
    kind: checklistKind,
    days,
    ownerRole: role.nullish().transform((value) => value ?? null),
    ownerId: optionalId,
    procedureClass: procedureClass.nullish().transform((value) => value ?? null),
    surgeryId: optionalId,
  })
  .refine(({ ownerRole, ownerId }) => ownerRole === null || ownerId === null, {
    message: ONE_OWNER,
    path: ['ownerId'],
  });

const sentItems = z
  .array(checklistTemplateItemInput)
  .max(CHECKLIST_LIMIT, 'A checklist has at most 60 items');

/** The practice's checklist for before and after each surgery. Defaults to the usual steps until changed. */
export const caseChecklistTemplate = settings({
  service: 'quoting',
  name: 'CaseChecklistTemplate',
  audit: 'CASE_CHECKLIST_TEMPLATE',
  fields: { items: { entered: sentItems, change: sentItems, stored: z.array(templateItem) } },
  get: {
    summary: "Get the practice's checklist template for surgery cases",
    permission: { resource: 'QUOTES', action: 'READ' },
  },
  update: { summary: 'Update the checklist template for new surgery cases' },
  live: { needs: 'QUOTES' },
});
export const {
  get: getCaseChecklistTemplate,
  update: updateCaseChecklistTemplate,
  changed: CaseChecklistTemplateChanged,
} = caseChecklistTemplate;
export type CaseChecklistTemplate = ResultOf<typeof getCaseChecklistTemplate>;

/** How ready a case is for the day of surgery, counting only items due before it. */
export const caseReadiness = z.object({
  state: readinessState,
  ready: z.number().int(),
  total: z.number().int(),
  overdue: z.number().int(),
  nextDueOn: isoDate.nullable(),
});

export const checklistItem = z.object({
  id,
  version,
  title: z.string(),
  kind: checklistKind,
  /** Days from the day of surgery. Null if the date was set manually. */
  days: z.number().int().nullable(),
  /** Null while the surgery has no date. */
  dueOn: isoDate.nullable(),
  isOverdue: z.boolean(),
  ownerRole: role.nullable(),
  ownerId: id.nullable(),
  ownerName: z.string().nullable(),
  state: checklistState,
  /** Why it is not needed, or why it was reopened. */
  reason: z.string().nullable(),
  /** FACT: it follows from the case itself, because someone was booked or the patient signed. */
  decidedBy: z.enum(['PERSON', 'FACT']).nullable(),
  decidedAt: instant.nullable(),
  decidedByName: z.string().nullable(),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

export const caseChecklist = z.object({
  caseId: id,
  readiness: caseReadiness,
  /** Earliest due first; items after the surgery come last. */
  items: z.array(checklistItem),
});
export type CaseChecklist = z.infer<typeof caseChecklist>;

const READS = { resource: 'QUOTES', action: 'READ' } as const;
const CHANGES = { resource: 'QUOTES', action: 'UPDATE' } as const;
const itemParams = z.strictObject({ id, itemId: id });
const owner = {
  ownerRole: role.nullish(),
  ownerId: id.nullish(),
};
const hasOneOwner = ({ ownerRole, ownerId }: { ownerRole?: unknown; ownerId?: unknown }) =>
  !ownerRole || !ownerId;

export const getCaseChecklist = query({
  name: 'quoting.getCaseChecklist',
  summary: "Get a surgery case's checklist and readiness",
  http: { method: 'GET', path: '/surgery-cases/:id/checklist' },
  permission: READS,
  params: idParams,
  result: caseChecklist,
  errors: ['NOT_FOUND'],
  provides: ['SurgeryCase'],
});

export const addChecklistItem = command({
  name: 'quoting.addChecklistItem',
  summary: 'Add a checklist item to a surgery case',
  http: { method: 'POST', path: '/surgery-cases/:id/checklist' },
  permission: CHANGES,
  params: idParams,
  body: z
    .strictObject({
      title: text(120),
      kind: checklistKind.default('OTHER'),
      dueOn: isoDate.nullish(),
      ...owner,
    })
    .refine(hasOneOwner, { message: ONE_OWNER, path: ['ownerId'] }),
  result: z.object({ id, version }),
  errors: ['NOT_FOUND', 'CHECKLIST_FULL'],
  invalidates: ['SurgeryCase'],
});

export const updateChecklistItem = command({
  name: 'quoting.updateChecklistItem',
  summary: 'Change the title, owner or due date of a checklist item',
  http: { method: 'PATCH', path: '/surgery-cases/:id/checklist/:itemId' },
  permission: CHANGES,
  params: itemParams,
  body: z
    .strictObject({
      version,
      title: text(120).optional(),
      /** A date set manually is kept when the surgery moves. */
      dueOn: isoDate.nullish(),
      ...owner,
    })
    .refine(hasOneOwner, { message: ONE_OWNER, path: ['ownerId'] }),
  result: z.object({ id, version }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['SurgeryCase'],
});

export const settleChecklistItem = command({
  name: 'quoting.settleChecklistItem',
  summary: 'Mark a checklist item as done or not needed, or reopen it',
  http: { method: 'POST', path: '/surgery-cases/:id/checklist/:itemId/settle', status: 200 },
  permission: CHANGES,
  params: itemParams,
  body: z
    .strictObject({ version, as: z.enum(['DONE', 'NOT_NEEDED', 'OPEN']), reason: optionalText(500) })
    .refine(({ as, reason }) => as !== 'NOT_NEEDED' || reason !== null, {
      message: 'Please say why it is not needed',
      path: ['reason'],
    }),
  result: z.object({ id, version }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['SurgeryCase'],
});

/** A case's checklist changed, either manually or because the case changed. */
export const CaseChecklistChanged = event({
  service: 'quoting',
  name: 'CaseChecklistChanged',
  data: z.object({ caseId: id }),
  live: { needs: 'QUOTES', tags: ({ caseId }) => [{ type: 'SurgeryCase', id: caseId }] },
});

/** A person was made responsible for items of a case's checklist. `title` is set if it is a single item. */
export const ChecklistItemsAssigned = event({
  service: 'quoting',
  name: 'ChecklistItemsAssigned',
  data: assignment.extend({
    caseId: id,
    quoteNumber: z.string(),
    count: z.number().int(),
    title: z.string().nullable(),
  }),
});
