import type { CallbackStatus, DiscountApproval, QuoteStatus, SurgeryCaseStatus } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { word } from '../words/words';
import { statusWords } from './status.en';

export interface StatusLook {
  label: string;
  tone: ToneName;
}

/** The label is read when it is shown, so that it follows the language. */
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

/** The same colour for the same meaning everywhere. */
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

/** A case as people say where it stands: it is SCHEDULED or RESCHEDULED before anyone has set a date. */
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

/** Where a discount above the cap stands. */
export const APPROVAL_STATE = looks<DiscountApproval['state']>(
  { REQUESTED: 'warning', APPROVED: 'success', DECLINED: 'error' },
  (state) => word(statusWords, `approval.${state}`),
);
