import { contextFor, runInContext } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';
import { RemindPatientsJob } from './jobs/remind-patients.job';

/** A zone in which it is about noon now: reminders go at daytime, and tests run at any hour. */
export function zoneOfNoon(now = new Date()): string {
  const hoursToNoon = 12 - now.getUTCHours();
  if (hoursToNoon === 0) return 'Etc/UTC';
  // The sign of these names is the other way round: Etc/GMT-10 is ten hours ahead.
  return hoursToNoon > 0 ? `Etc/GMT-${hoursToNoon}` : `Etc/GMT+${-hoursToNoon}`;
}

/** As if the quote had been sent so long ago: its reminders of these kinds are due, and it is noon where the practice is. */
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

/** Takes the reminders that are due, as the scheduled sweep does. */
export function remind(product: Product): Promise<void> {
  return runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
    product.app.get(RemindPatientsJob, { strict: false }).handle(),
  );
}
