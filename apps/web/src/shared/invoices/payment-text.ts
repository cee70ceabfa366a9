import type { ChargedInvoice } from '@quillcare/contracts';
import { formatDate, formatMoney } from '@quillcare/rules';
import { word } from '../words/words';
import { invoiceWords } from './invoice.en';

/**
 * Describes how an invoice was paid or what happened to its card charge. Null if there is nothing to say. With `isPlatform`, also
 * says what the platform has to refund.
 */
export function paymentText(invoice: ChargedInvoice, locale: string, isPlatform = false): string | null {
  const { status, paymentMethod, charge, currency } = invoice;
  const said = (): (string | null)[] => {
    if (paymentMethod) return [word(invoiceWords, `methods.${paymentMethod}`)];
    const isOpen = status === 'PENDING' || status === 'OVERDUE';
    if (!charge || charge.state === 'PAID' || !isOpen) return [];
    const { state, on, retryOn } = charge;
    return [
      word(invoiceWords, `charge.${state}`, { date: formatDate(on, locale) }),
      retryOn && word(invoiceWords, 'charge.retry', { date: formatDate(retryOn, locale) }),
    ];
  };
  const texts = said();
  if (isPlatform && charge && charge.toRefund.length > 0) {
    const { surplusMinor, toRefund } = charge;
    const amount = formatMoney(surplusMinor, currency, locale);
    const key = surplusMinor > 0 ? 'charge.surplus' : 'charge.refundFailed';
    // What has to be done comes first.
    texts.unshift(word(invoiceWords, key, { amount, payments: toRefund.join(', ') }));
  }
  return texts.filter(Boolean).join('. ') || null;
}
