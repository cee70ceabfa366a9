import type { InvoiceStatus, PaymentStage } from '@quillcare/contracts';
import { addDays, daysBetween } from '@quillcare/rules';

/** Days before the last day for paying on which a practice is reminded of it. */
export const DUE_SOON_DAYS = 3;
/** Days after the last day for paying on which the last reminder follows. */
export const FINAL_AFTER_DAYS = 7;
/** Days between the last reminder and the suspension. */
export const GRACE_DAYS = 7;
/** The fewest days between two reminders, even if the first was late. */
const APART_DAYS = 3;

/** What decides whether a practice is reminded of an invoice. */
export interface Unpaid {
  status: InvoiceStatus;
  dueOn: string;
  /** The last that the practice was told, and on which day of its calendar; null for nothing yet. */
  toldStage: PaymentStage | null;
  toldOn: string | null;
}

/**
 * What a practice is told of an invoice on a day of its calendar; null for nothing. Each follows the one before, however late
 * that was: nobody is suspended who was not told twice, a week apart from the end.
 */
export function dueStage({ status, dueOn, toldStage, toldOn }: Unpaid, day: string): PaymentStage | null {
  if (status === 'PENDING') {
    const left = daysBetween(day, dueOn);
    return toldStage === null && left >= 0 && left <= DUE_SOON_DAYS ? 'DUE_SOON' : null;
  }
  if (status !== 'OVERDUE' || day <= dueOn) return null;
  const since = toldOn === null ? 0 : daysBetween(toldOn, day);
  switch (toldStage) {
    case null:
    case 'DUE_SOON':
      return 'OVERDUE';
    case 'OVERDUE':
      return daysBetween(dueOn, day) >= FINAL_AFTER_DAYS && since >= APART_DAYS ? 'FINAL' : null;
    case 'FINAL':
      return since >= GRACE_DAYS ? 'SUSPENDED' : null;
    case 'SUSPENDED':
      return null;
  }
}

/** The day on which a practice that is told `stage` on `day` will be suspended; null where that is not said yet. */
export function suspensionAfter(stage: PaymentStage, day: string): string | null {
  return stage === 'FINAL' ? addDays(day, GRACE_DAYS) : null;
}
