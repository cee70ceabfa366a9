import { z } from 'zod';
import { event } from '../core/event';
import { id, instant } from '../core/primitives';
import { surgeryCaseStatus } from './quote.status';

const caseEventData = z.object({
  surgeryCaseId: id,
  quoteId: id,
  quoteNumber: z.string(),
  status: surgeryCaseStatus,
  /** When the surgery is scheduled. Null without a date. */
  startsAt: instant.nullable(),
  doctorId: id.nullable(),
});
const liveUpdates = {
  needs: 'QUOTES' as const,
  tags: (data: { surgeryCaseId: string }) => [{ type: 'SurgeryCase' as const, id: data.surgeryCaseId }],
};

export const SurgeryCaseScheduled = event({
  service: 'quoting',
  name: 'SurgeryCaseScheduled',
  data: caseEventData,
  live: liveUpdates,
});
export const SurgeryCaseRescheduled = event({
  service: 'quoting',
  name: 'SurgeryCaseRescheduled',
  data: caseEventData.extend({ previousStartsAt: instant.nullable() }),
  live: liveUpdates,
});
export const SurgeryCaseConfirmed = event({
  service: 'quoting',
  name: 'SurgeryCaseConfirmed',
  data: caseEventData,
  live: liveUpdates,
});
export const SurgeryCaseStarted = event({
  service: 'quoting',
  name: 'SurgeryCaseStarted',
  data: caseEventData,
  live: liveUpdates,
});
export const SurgeryCaseCompleted = event({
  service: 'quoting',
  name: 'SurgeryCaseCompleted',
  data: caseEventData,
  live: liveUpdates,
});
export const SurgeryCaseFollowedUp = event({
  service: 'quoting',
  name: 'SurgeryCaseFollowedUp',
  data: caseEventData,
  live: liveUpdates,
});
export const SurgeryCaseCancelled = event({
  service: 'quoting',
  name: 'SurgeryCaseCancelled',
  data: caseEventData.extend({ cancelledBy: z.enum(['PATIENT', 'STAFF']) }),
  live: liveUpdates,
});
/** The case's people, place, evidence or deposits changed, but not its date. */
export const SurgeryCaseChanged = event({
  service: 'quoting',
  name: 'SurgeryCaseChanged',
  data: caseEventData,
  live: liveUpdates,
});
