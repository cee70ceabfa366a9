import {
  toRoles,
  type CardFailure,
  type FilePage,
  type Invoice,
  type InvoiceStatus,
  type Organisation,
  type PaymentStage,
  type ResultOf,
  type getInvoiceToMail,
} from '@quillcare/contracts';
import { formatDate, formatMoney } from '@quillcare/rules';
import type { Letter } from '../../letter/domain/letter';
import type { News } from '../../notification/domain/news';
import type { StaffMember } from '../../response/domain/response-letters';

export type InvoiceNewsKind =
  'ISSUED' | 'PAID' | 'CANCELLED' | 'REFUNDED' | PaymentStage | `CARD_${CardFailure}`;

export interface InvoiceNotice {
  kind: InvoiceNewsKind;
  invoice: Invoice;
  /** First day on which the practice is read-only unless it pays. Null if not announced. */
  suspendsOn: string | null;
  /** The day on which the card is retried. Null if it is not, or if no card failed. */
  retryOn?: string | null;
  /** The card that will be charged. Null if the invoice is paid by bank transfer. */
  card?: ResultOf<typeof getInvoiceToMail>['card'];
  organisation: Pick<Organisation, 'name'>;
}

const BILLING = '/admin/billing';
/** These are also emailed to administrators, not only to the billing contact. */
const ADMINISTRATOR_KINDS: readonly InvoiceNewsKind[] = ['OVERDUE', 'FINAL', 'SUSPENDED'];

/** Returns what a change to this status means to the practice. Null if the change is not notified. */
export function newsKindOfStatus(status: InvoiceStatus, invoice: Invoice): InvoiceNewsKind | null {
  // Paid or credited in the meantime, which its own email says.
  if (status === 'PENDING') return invoice.paidOn === null && invoice.credit === null ? 'ISSUED' : null;
  if (status === 'CANCELLED' || status === 'REFUNDED') return status;
  if (status !== 'PAID') return null;
  // An invoice with a total of zero is issued as paid.
  return invoice.paymentMethod === null ? 'ISSUED' : 'PAID';
}

const MAIL_ONLY_KINDS = ['PAID', 'DUE_SOON', 'CANCELLED', 'REFUNDED'] as const;

/** Returns the notification for administrators, or null if only an email is sent. */
export function buildInvoiceNews({ kind, invoice, suspendsOn, retryOn }: InvoiceNotice): News | null {
  if (isMailOnly(kind)) return null;
  // Settled in the meantime, so there is nothing to do.
  if (invoice.status !== 'PENDING' && invoice.status !== 'OVERDUE') return null;
  const amount = amountOf(invoice);
  return {
    to: toRoles('ORG_ADMIN'),
    topic: topicOf(kind),
    type: kind === 'ISSUED' ? 'INFO' : 'WARNING',
    priority: kind === 'ISSUED' ? 'NORMAL' : 'HIGH',
    source: null,
    action: { label: 'VIEW_BILLING', path: BILLING },
    ...{
      ISSUED: {
        title: 'New invoice',
        message: `Invoice ${invoice.number} for ${amount} is due on ${formatDate(invoice.dueOn)}.`,
      },
      CARD_DECLINED: {
        title: 'Card payment did not go through',
        message: `Invoice ${invoice.number} for ${amount} could not be charged to your card. ${retryOn ? `We will try again on ${formatDate(retryOn)}; you` : 'You'} can also pay it now under Billing.`,
      },
      CARD_NEEDS_AUTHENTICATION: {
        title: 'Your bank asks you to confirm a payment',
        message: `Invoice ${invoice.number} for ${amount}: please pay it by card under Billing, where your bank can ask you.`,
      },
      OVERDUE: {
        title: 'Invoice overdue',
        message: `Invoice ${invoice.number} for ${amount} was due on ${formatDate(invoice.dueOn)}. Please pay it soon.`,
      },
      FINAL: {
        title: 'Last reminder: invoice overdue',
        message: `Invoice ${invoice.number} for ${amount} is still unpaid.${suspendsOn ? ` Without payment your practice becomes read-only on ${formatDate(suspendsOn)}.` : ''}`,
      },
      SUSPENDED: {
        title: 'Your practice is read-only',
        message: `Invoice ${invoice.number} for ${amount} was not paid. Nothing is deleted; paying it brings everything back.`,
      },
    }[kind],
  };
}

type Contact = ResultOf<typeof getInvoiceToMail>['contact'];

/** Returns the emails with the PDF: to the billing contact, and to every administrator if it is serious or there is no contact. */
export function invoiceLetters(
  notice: InvoiceNotice,
  { contact, staff, file }: { contact: Contact; staff: readonly StaffMember[]; file: FilePage },
  eventId: string,
  publicUrl: string,
): Letter[] {
  const { kind, invoice, suspendsOn, retryOn, card, organisation } = notice;
  const administrators = staff.filter(({ role }) => role === 'ORG_ADMIN');
  const payer = contact.email ? [{ name: contact.name ?? organisation.name, email: contact.email }] : [];
  const isForAll = payer.length === 0 || ADMINISTRATOR_KINDS.includes(kind);
  const recipients = new Map(
    [...(isForAll ? administrators : []), ...payer].map(({ name, email }) => [
      email.toLowerCase(),
      { name, email },
    ]),
  );
  return [...recipients].map(([key, { name, email }]) => ({
    recipient: email,
    content: {
      template: 'invoice-news',
      params: {
        kind,
        name,
        organisationName: organisation.name,
        number: invoice.number,
        amount: amountOf(invoice),
        isNothing: invoice.totalMinor === 0,
        dueOn: formatDate(invoice.dueOn),
        paidOn: invoice.paidOn && formatDate(invoice.paidOn),
        suspendsOn: suspendsOn && formatDate(suspendsOn),
        retryOn: retryOn ? formatDate(retryOn) : null,
        card: card ? { lastFour: card.lastFour, chargedOn: formatDate(card.chargedOn) } : null,
        isByCard: invoice.paymentMethod === 'CREDIT_CARD' || invoice.paymentMethod === 'DEBIT_CARD',
        link: `${publicUrl}${BILLING}`,
        file: { name: file.fileName, mediaType: file.mediaType, base64: file.base64 },
      },
    },
    dedupeKey: `invoice-news:${eventId}:${key}`,
    quote: null,
  }));
}

function topicOf(kind: InvoiceNewsKind): News['topic'] {
  if (kind === 'ISSUED') return 'INVOICE_ISSUED';
  return kind.startsWith('CARD_') ? 'PAYMENT_FAILED' : 'PAYMENT_OVERDUE';
}

function isMailOnly(kind: InvoiceNewsKind): kind is (typeof MAIL_ONLY_KINDS)[number] {
  return (MAIL_ONLY_KINDS as readonly string[]).includes(kind);
}

function amountOf({ totalMinor, currency }: Invoice): string {
  return formatMoney(totalMinor, currency);
}
