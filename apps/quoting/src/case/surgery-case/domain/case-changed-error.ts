import { AppError, type CaseEvent, type CaseEventKind } from '@quillcare/contracts';
import { formatDateTime } from '@quillcare/rules';
import type { SurgeryCaseEntity } from '../persistence/surgery-case.entity';

const EVENT_VERBS: Record<CaseEventKind, string> = {
  OPENED: 'opened this case',
  CONTINUED: 'signed a changed quote',
  SCHEDULED: 'scheduled this case',
  BOOKED: 'changed the booking',
  CONFIRMED: 'confirmed this case',
  RESCHEDULED: 'moved this case',
  STARTED: 'started the surgery',
  COMPLETED: 'completed the surgery',
  FOLLOWED_UP: 'began the follow-up',
  CANCELLED: 'cancelled this case',
  GATE_RECORDED: 'recorded evidence',
  GATE_REMOVED: 'removed evidence',
  EXCEPTION_RECORDED: 'recorded a medical exception',
  EXCEPTION_REVOKED: 'revoked the medical exception',
  DISPUTED: 'disputed the acceptance of this case',
  DISPUTE_SETTLED: 'settled the dispute of this case',
  DEPOSIT_RECORDED: 'recorded a deposit',
};

/** The version conflict with who changed the case and its current state. */
export function caseChangedError(
  { version, status, startsAt }: Pick<SurgeryCaseEntity, 'version' | 'status' | 'startsAt'>,
  last: CaseEvent | undefined,
  locale: string,
  timeZone: string,
): AppError {
  const facts = { version, status, startsAt: startsAt?.toISOString() ?? null, kind: last?.kind ?? null };
  if (!last) return new AppError('VERSION_CONFLICT', { facts });
  const moved = last.kind === 'SCHEDULED' || last.kind === 'RESCHEDULED';
  const to = !moved
    ? ''
    : startsAt
      ? ` to ${formatDateTime(startsAt, locale, timeZone)}`
      : ', without a new date';
  const did = last.kind === 'SCHEDULED' && startsAt ? 'set the date of this case' : EVENT_VERBS[last.kind];
  const detail = `${last.byName ?? 'The patient'} ${did}${to} while you were working on it.`;
  return new AppError('VERSION_CONFLICT', { detail, facts });
}
