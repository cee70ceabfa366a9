import { z } from 'zod';
import { event } from '../core/event';
import { id, instant } from '../core/primitives';
import { surgeryCaseStatus } from './quote.status';

const caseFacts = z.object({
  surgeryCaseId: id,
  quoteId: id,
  quoteNumber: z.string(),
  status: surgeryCaseStatus,
  /** When the surgery is scheduled. Null without a date. */
  startsAt: instant.nullable(),
  doctorId: id.nullable(),
});
const live = {
  needs: 'QUOTES' as const,
  tags: (data: { surgeryCaseId: string }) => [{ type: 'SurgeryCase' as const, id: data.surgeryCaseId }],
};

export const SurgeryCaseScheduled = event({
  service: 'quoting',
  name: 'SurgeryCaseScheduled',
  data: caseFacts,
  live,
});
export const SurgeryCaseRescheduled = event({
  service: 'quoting',
  name: 'SurgeryCaseRescheduled',
  data: caseFacts.extend({ previousStartsAt: instant.nullable() }),
  live,
});
export const SurgeryCaseConfirmed = event({
  service: 'quoting',
  name: 'SurgeryCaseConfirmed',
  data: caseFacts,
  live,
});
export const SurgeryCaseStarted = event({
  service: 'quoting',
  name: 'SurgeryCaseStarted',
  data: caseFacts,
  live,
});
export const SurgeryCaseCompleted = event({
  service: 'quoting',
  name: 'SurgeryCaseCompleted',
  data: caseFacts,
  live,
});
export const SurgeryCaseFollowedUp = event({
  service: 'quoting',
  name: 'SurgeryCaseFollowedUp',
  data: caseFacts,
  live,
});
export const SurgeryCaseCancelled = event({
  service: 'quoting',
  name: 'SurgeryCaseCancelled',
  data: caseFacts.extend({ cancelledBy: z.enum(['PATIENT', 'STAFF']) }),
  live,
});
/** The case's people, place, evidence or deposits changed, but not its date. */
export const SurgeryCaseChanged = event({
  service: 'quoting',
  name: 'SurgeryCaseChanged',
  data: caseFacts,
  live,
});
