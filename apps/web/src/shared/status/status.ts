import type { CallbackStatus, DiscountApproval, QuoteStatus, SurgeryCaseStatus } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { word } from '../words/words';
import { statusWords } from './status.en';

export interface StatusDisplay {
  label: string;
  tone: ToneName;
}

/** Labels are getters, so that they follow the language. */
function defineStatusDisplays<S extends string>(
  tones: Record<S, ToneName>,
  label: (status: S) => string,
): Record<S, StatusDisplay> {
  const entries = Object.entries<ToneName>(tones).map(([status, tone]) => [
    status,
    {
      tone,
      get label() {
        return label(status as S);
      },
    },
  ]);
  return Object.fromEntries(entries) as Record<S, StatusDisplay>;
}

/** The same meaning has the same colour everywhere. */
export const QUOTE_STATUS = defineStatusDisplays<QuoteStatus>(
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

export const CASE_STATUS = defineStatusDisplays<SurgeryCaseStatus>(
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
export function toCaseDisplay({
  status,
  startsAt,
}: {
  status: SurgeryCaseStatus;
  startsAt: string | null;
}): StatusDisplay {
  const isUndated = startsAt === null && (status === 'SCHEDULED' || status === 'RESCHEDULED');
  return isUndated
    ? { label: word(statusWords, 'surgeryCase.UNDATED'), tone: 'warning' }
    : CASE_STATUS[status];
}

export const CALLBACK_STATUS = defineStatusDisplays<CallbackStatus>(
  { pending: 'info', attempted: 'warning', completed: 'success', cancelled: 'muted' },
  (status) => word(statusWords, `callback.${status}`),
);

export const APPROVAL_STATE = defineStatusDisplays<DiscountApproval['state']>(
  { REQUESTED: 'warning', APPROVED: 'success', DECLINED: 'error' },
  (state) => word(statusWords, `approval.${state}`),
);
