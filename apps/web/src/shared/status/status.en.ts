import { defineWords } from '../words/words';

export const statusWords = defineWords('status', {
  quote: {
    DRAFT: 'Draft',
    SENT: 'Sent',
    QUERY_RECEIVED: 'Query received',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    EXPIRED: 'Expired',
    WITHDRAWN: 'Withdrawn',
    SUPERSEDED: 'Replaced',
  },
  surgeryCase: {
    PLANNED: 'Planned',
    SCHEDULED: 'Scheduled',
    UNDATED: 'Date to be set',
    CONFIRMED: 'Confirmed',
    IN_PROGRESS: 'In progress',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
    RESCHEDULED: 'Rescheduled',
    POST_OP: 'Post-op',
  },
  callback: { pending: 'Pending', attempted: 'Attempted', completed: 'Completed', cancelled: 'Cancelled' },
  approval: { REQUESTED: 'Approval requested', APPROVED: 'Discount approved', DECLINED: 'Discount declined' },
});
