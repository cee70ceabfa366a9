import {
  SurgeryCaseCancelled,
  SurgeryCaseChanged,
  SurgeryCaseCompleted,
  SurgeryCaseConfirmed,
  SurgeryCaseFollowedUp,
  SurgeryCaseRescheduled,
  SurgeryCaseScheduled,
  SurgeryCaseStarted,
  type CaseEventKind,
  type EventData,
  type EventDefinition,
} from '@quillcare/contracts';
import type { SurgeryCaseEntity } from '../persistence/surgery-case.entity';

type Told = Pick<
  SurgeryCaseEntity,
  'id' | 'quoteId' | 'quoteNumber' | 'status' | 'startsAt' | 'doctorId' | 'cancelledBy'
>;

/** Steps with an event of their own; any other change emits SurgeryCaseChanged. */
const STEPS: Partial<Record<CaseEventKind, EventDefinition>> = {
  SCHEDULED: SurgeryCaseScheduled,
  CONFIRMED: SurgeryCaseConfirmed,
  STARTED: SurgeryCaseStarted,
  COMPLETED: SurgeryCaseCompleted,
  FOLLOWED_UP: SurgeryCaseFollowedUp,
};

export function caseEventOf(
  kind: CaseEventKind,
  { id, quoteId, quoteNumber, status, startsAt, doctorId, cancelledBy }: Told,
  previous: Date | null,
): { event: EventDefinition; data: EventData<EventDefinition> } {
  const data: EventData<typeof SurgeryCaseChanged> = {
    surgeryCaseId: id,
    quoteId,
    quoteNumber,
    status,
    doctorId,
    startsAt: startsAt?.toISOString() ?? null,
  };
  if (kind === 'RESCHEDULED')
    return {
      event: SurgeryCaseRescheduled,
      data: { ...data, previousStartsAt: previous?.toISOString() ?? null },
    };
  if (kind === 'CANCELLED')
    return { event: SurgeryCaseCancelled, data: { ...data, cancelledBy: cancelledBy ?? 'STAFF' } };
  return { event: STEPS[kind] ?? SurgeryCaseChanged, data };
}
