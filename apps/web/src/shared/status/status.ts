import type { CallbackStatus, QuoteStatus, SurgeryCaseStatus } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';

export interface StatusLook {
  label: string;
  tone: ToneName;
}

/** The same colour for the same meaning everywhere. */
export const QUOTE_STATUS: Record<QuoteStatus, StatusLook> = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  SENT: { label: 'Sent', tone: 'info' },
  QUERY_RECEIVED: { label: 'Query received', tone: 'warning' },
  ACCEPTED: { label: 'Accepted', tone: 'success' },
  REJECTED: { label: 'Rejected', tone: 'error' },
  EXPIRED: { label: 'Expired', tone: 'muted' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'muted' },
  SUPERSEDED: { label: 'Replaced', tone: 'muted' },
};

export const CASE_STATUS: Record<SurgeryCaseStatus, StatusLook> = {
  PLANNED: { label: 'Planned', tone: 'neutral' },
  // A case is created with this status when a quote is accepted, before anyone has set a date.
  SCHEDULED: { label: 'Date to be set', tone: 'info' },
  CONFIRMED: { label: 'Confirmed', tone: 'success' },
  IN_PROGRESS: { label: 'In progress', tone: 'warning' },
  COMPLETED: { label: 'Completed', tone: 'success' },
  CANCELLED: { label: 'Cancelled', tone: 'muted' },
  RESCHEDULED: { label: 'Rescheduled', tone: 'warning' },
  POST_OP: { label: 'Post-op', tone: 'neutral' },
};

export const CALLBACK_STATUS: Record<CallbackStatus, StatusLook> = {
  pending: { label: 'Pending', tone: 'info' },
  attempted: { label: 'Attempted', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'muted' },
};
