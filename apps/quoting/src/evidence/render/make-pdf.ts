import { renderBookingForm, type BookingForm } from '../../booking-form/render/render-booking-form';
import type { QuotePdf } from '../domain/quote-pdf';
import type { SealingIdentity } from '../seal/cades';
import { sealPdf, type SealWords } from '../seal/seal-pdf';
import { renderQuote } from './render-quote';

/** What a file is sealed with. */
export interface Seal {
  identity: SealingIdentity;
  words: SealWords;
  at: Date;
  /** Whether a timestamp is added afterwards, for which there has to be room. */
  hasTimestamp: boolean;
}

/** A file to make, in data that can be copied to another thread. */
export type PdfTask = { quote: QuotePdf; seal: Seal | null } | { bookingForm: BookingForm };

export async function makePdf(task: PdfTask): Promise<Buffer> {
  if ('bookingForm' in task) return renderBookingForm(task.bookingForm);
  const bytes = await renderQuote(task.quote);
  if (!task.seal) return bytes;
  const { identity, words, at, hasTimestamp } = task.seal;
  return sealPdf(bytes, identity, words, at, hasTimestamp);
}
