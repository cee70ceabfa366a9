import type { LeadSettings } from '@quillcare/contracts';

export type StoredLeadSettings = Omit<LeadSettings, 'version' | 'updatedAt'>;

export const DEFAULT_LEAD_SETTINGS: StoredLeadSettings = {
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
