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
}

/** A file to make, in data that can be copied to another thread. */
export type PdfTask = { quote: QuotePdf; seal: Seal | null } | { bookingForm: BookingForm };

export async function makePdf(task: PdfTask): Promise<Buffer> {
  if ('bookingForm' in task) return renderBookingForm(task.bookingForm);
  const bytes = await renderQuote(task.quote);
  return task.seal ? sealPdf(bytes, task.seal.identity, task.seal.words, task.seal.at) : bytes;
}
