import { invalid, type FieldError, type LeadSettings } from '@quillcare/contracts';

/** The settings of a practice that never saved any. Version 0 says so. */
export const DEFAULT_LEAD_SETTINGS: LeadSettings = {
  version: 0,
  updatedAt: null,
  lostReasons: [
    'Chose another practice',
    'Too expensive',
    'Decided against surgery',
    'Not suitable for surgery',
    'Could not be reached',
    'Was only looking for information',
    'Duplicate or spam',
  ],
  assignment: 'NOBODY',
  assigneeIds: [],
  firstContactHours: 24,
};

/** What is stored of the settings. */
export type StoredLeadSettings = Omit<LeadSettings, 'version' | 'updatedAt'>;

/** Refuses colleagues who left or were never of the practice, each at its place, and taking turns among nobody. */
export function checkAssignees(
  { assignment, assigneeIds }: Pick<StoredLeadSettings, 'assignment' | 'assigneeIds'>,
  known: ReadonlySet<string>,
): void {
  const errors = assigneeIds.flatMap((id, at): FieldError[] =>
    known.has(id) ? [] : [{ path: `assigneeIds.${at}`, message: 'Please choose active colleagues' }],
  );
  if (errors.length > 0) throw invalid(...errors);
  if (assignment === 'IN_TURN' && assigneeIds.length === 0)
    throw invalid({ path: 'assigneeIds', message: 'Please choose the colleagues who take turns' });
}
