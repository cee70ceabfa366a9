import type { InvoiceStatus, PaymentStage } from '@quillcare/contracts';
import { addDays, daysBetween } from '@quillcare/rules';

/** Days before the due date on which the practice is reminded. */
export const DUE_SOON_DAYS = 3;
/** Days after the due date before the final reminder is sent. */
export const FINAL_AFTER_DAYS = 7;
/** Days between the final reminder and suspension. */
export const GRACE_DAYS = 7;
/** Minimum days between two reminders, even if the first was late. */
const MIN_DAYS_BETWEEN_REMINDERS = 3;

export interface ReminderFacts {
  status: InvoiceStatus;
  dueOn: string;
  /** The last stage notified and its date in the practice's time zone. Null if none yet. */
  toldStage: PaymentStage | null;
  toldOn: string | null;
}

/**
 * Returns the stage to notify on a day of the practice's calendar, or null. After the due date each stage follows the one before,
 * however late that was sent: nobody is suspended without an overdue notice and a final reminder a full week before.
 */
export function dueStage(
  { status, dueOn, toldStage, toldOn }: ReminderFacts,
  day: string,
): PaymentStage | null {
  if (status === 'PENDING') {
    const daysLeft = daysBetween(day, dueOn);
    return toldStage === null && daysLeft >= 0 && daysLeft <= DUE_SOON_DAYS ? 'DUE_SOON' : null;
  }
  if (status !== 'OVERDUE' || day <= dueOn) return null;
  const since = toldOn === null ? 0 : daysBetween(toldOn, day);
  switch (toldStage) {
    case null:
    case 'DUE_SOON':
      return 'OVERDUE';
    case 'OVERDUE':
      return daysBetween(dueOn, day) >= FINAL_AFTER_DAYS && since >= MIN_DAYS_BETWEEN_REMINDERS
        ? 'FINAL'
        : null;
    case 'FINAL':
      return since >= GRACE_DAYS ? 'SUSPENDED' : null;
    case 'SUSPENDED':
      return null;
  }
}

/** Returns the suspension date that a notice of `stage` sent on `day` announces, or null if that stage announces none. */
export function suspensionAfter(stage: PaymentStage, day: string): string | null {
  return stage === 'FINAL' ? addDays(day, GRACE_DAYS) : null;
}

/** Returns the earliest suspension date that reminders of these invoices announced, or null if none did. */
export function earliestSuspension(
  invoices: readonly Pick<ReminderFacts, 'toldStage' | 'toldOn'>[],
): string | null {
  const announced = invoices.flatMap(({ toldStage, toldOn }) =>
    toldStage && toldOn ? (suspensionAfter(toldStage, toldOn) ?? []) : [],
  );
  return announced.sort()[0] ?? null;
}
