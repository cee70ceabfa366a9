import { contextFor, runInContext } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';
import { RemindPatientsJob } from './jobs/remind-patients.job';

/** A time zone where it is about noon now, because reminders are sent by day but tests run at any hour. */
export function zoneOfNoon(now = new Date()): string {
  const hoursToNoon = 12 - now.getUTCHours();
  if (hoursToNoon === 0) return 'Etc/UTC';
  // These names have inverted signs: Etc/GMT-10 is ten hours ahead of UTC.
  return hoursToNoon > 0 ? `Etc/GMT-${hoursToNoon}` : `Etc/GMT+${-hoursToNoon}`;
}

/** Backdates the quote's sending, so that its reminders are due, and sets the practice's time zone to one where it is noon. */
export async function letBeDue(product: Product, quoteId: string, days = 8): Promise<void> {
  await product.sql(
    `update quoting.quote set time_zone = $2, sent_at = sent_at - $3 * interval '1 day',
       mail_state_at = mail_state_at - $3 * interval '1 day' where id = $1`,
    [quoteId, zoneOfNoon(), days],
  );
  await product.sql(
    `update quoting.patient_reminder set due_at = now() - interval '1 minute' where quote_id = $1 and kind = 'SILENCE'`,
    [quoteId],
  );
}

/** Handles the due reminders, as the scheduled sweep does. */
export function remind(product: Product): Promise<void> {
  return runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
    product.app.get(RemindPatientsJob, { strict: false }).handle(),
  );
}
