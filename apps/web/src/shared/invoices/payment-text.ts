import type { ChargedInvoice } from '@quillcare/contracts';
import { formatDate, formatMoney } from '@quillcare/rules';
import { word } from '../words/words';
import { invoiceWords } from './invoice.en';

/**
 * Describes how an invoice was paid or what happened to its card charge. Null if there is nothing to say. With `isPlatform`, also
 * says what the platform has to refund.
 */
export function describePayment(invoice: ChargedInvoice, locale: string, isPlatform = false): string | null {
  const { status, paymentMethod, charge, currency } = invoice;
  const collectTexts = (): (string | null)[] => {
    if (paymentMethod) return [word(invoiceWords, `methods.${paymentMethod}`)];
    const isOpen = status === 'PENDING' || status === 'OVERDUE';
    if (!charge || charge.state === 'PAID' || !isOpen) return [];
    const { state, on, retryOn } = charge;
    return [
      word(invoiceWords, `charge.${state}`, { date: formatDate(on, locale) }),
      retryOn && word(invoiceWords, 'charge.retry', { date: formatDate(retryOn, locale) }),
    ];
  };
  const texts = collectTexts();
  const describeDebt = (key: 'surplus' | 'refundFailed', minor: number, payments: readonly string[]) =>
    word(invoiceWords, `charge.${key}`, {
      amount: formatMoney(minor, currency, locale),
      payments: payments.join(', '),
    });
  if (isPlatform && charge) {
    const { surplusMinor, toRefund, failedRefundMinor, failedRefunds } = charge;
    // What has to be done comes first.
    texts.unshift(
      surplusMinor > 0 ? describeDebt('surplus', surplusMinor, toRefund) : null,
      failedRefundMinor > 0 ? describeDebt('refundFailed', failedRefundMinor, failedRefunds) : null,
    );
  }
  return texts.filter(Boolean).join('. ') || null;
}
