import type { CallbackStatus, DiscountApproval, QuoteStatus, SurgeryCaseStatus } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { word } from '../words/words';
import { statusWords } from './status.en';

export interface StatusLook {
  label: string;
  tone: ToneName;
}

/** Labels are getters, so that they follow the language. */
function looks<S extends string>(
  tones: Record<S, ToneName>,
  label: (status: S) => string,
): Record<S, StatusLook> {
  const entries = Object.entries<ToneName>(tones).map(([status, tone]) => [
    status,
    {
      tone,
      get label() {
        return label(status as S);
      },
    },
  ]);
  return Object.fromEntries(entries) as Record<S, StatusLook>;
}

/** The same meaning has the same colour everywhere. */
export const QUOTE_STATUS = looks<QuoteStatus>(
  {
    DRAFT: 'neutral',
    SENT: 'info',
    QUERY_RECEIVED: 'warning',
    ACCEPTED: 'success',
    REJECTED: 'error',
    EXPIRED: 'muted',
    WITHDRAWN: 'muted',
    SUPERSEDED: 'muted',
  },
  (status) => word(statusWords, `quote.${status}`),
);

export const CASE_STATUS = looks<SurgeryCaseStatus>(
  {
    PLANNED: 'neutral',
    SCHEDULED: 'info',
    CONFIRMED: 'success',
    IN_PROGRESS: 'warning',
    COMPLETED: 'success',
    CANCELLED: 'muted',
    RESCHEDULED: 'warning',
    POST_OP: 'neutral',
  },
  (status) => word(statusWords, `surgeryCase.${status}`),
);

/**
 * Returns a case's status as shown to users. It may be SCHEDULED or RESCHEDULED before a date is set, which is shown differently.
 */
export function caseLook({
  status,
  startsAt,
}: {
  status: SurgeryCaseStatus;
  startsAt: string | null;
}): StatusLook {
  const isUndated = startsAt === null && (status === 'SCHEDULED' || status === 'RESCHEDULED');
  return isUndated
    ? { label: word(statusWords, 'surgeryCase.UNDATED'), tone: 'warning' }
    : CASE_STATUS[status];
}

export const CALLBACK_STATUS = looks<CallbackStatus>(
  { pending: 'info', attempted: 'warning', completed: 'success', cancelled: 'muted' },
  (status) => word(statusWords, `callback.${status}`),
);

export const APPROVAL_STATE = looks<DiscountApproval['state']>(
  { REQUESTED: 'warning', APPROVED: 'success', DECLINED: 'error' },
  (state) => word(statusWords, `approval.${state}`),
);
