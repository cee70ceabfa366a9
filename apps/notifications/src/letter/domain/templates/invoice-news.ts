import { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';

export const invoiceNewsParams = z.object({
  kind: z.enum([
    'ISSUED',
    'DUE_SOON',
    'OVERDUE',
    'FINAL',
    'SUSPENDED',
    'PAID',
    'CANCELLED',
    'REFUNDED',
    'CARD_DECLINED',
    'CARD_NEEDS_AUTHENTICATION',
  ]),
  name: z.string(),
  organisationName: z.string(),
  number: z.string(),
  /** The formatted amount payable. */
  amount: z.string(),
  isNothing: z.boolean(),
  dueOn: z.string(),
  paidOn: z.string().nullable(),
  /** First day on which the practice is read-only without payment, formatted. Null if not announced. */
  suspendsOn: z.string().nullable(),
  // Missing in emails stored by the previous release.
  /** When the card is retried. Null if it is not. */
  retryOn: z.string().nullish(),
  /** The card that will be charged automatically. */
  card: z.object({ lastFour: z.string(), chargedOn: z.string() }).nullish(),
  /** Whether it was paid by card. */
  isByCard: z.boolean().optional(),
  link: z.string(),
  /** PDF of the invoice at that time, or of its adjustment note. */
  file: z.object({ name: z.string(), mediaType: z.string(), base64: z.string() }),
});
type Params = z.output<typeof invoiceNewsParams>;

/** An invoice, reminder or receipt with the PDF, to a practice's billing contact or administrators. */
export function invoiceNews(params: Params): RenderedMail {
  const { name, link, file } = params;
  const rendered = renderLayout({
    ...buildWording(params),
    greeting: formatGreeting(name),
    action: { label: 'View billing', url: link },
    signOff: ['Kind regards', 'Quillcare'],
  });
  return { ...rendered, attachments: [file] };
}

const DATA_KEPT =
  'Nothing is deleted. You can still look everything up and export it, and patients can still open and answer the quotes you have sent them.';
const PAYMENT_CROSSED = 'If you have paid in the last few days, thank you: please ignore this email.';

function buildWording(params: Params): { subject: string; paragraphs: string[] } {
  const { kind, organisationName, number, amount, dueOn, paidOn, suspendsOn, isNothing } = params;
  const { retryOn, card, isByCard } = params;
  const howToPay = `The invoice is attached and says how to pay. Please give ${number} as the reference.`;
  switch (kind) {
    case 'ISSUED':
      return {
        subject: `Quillcare invoice ${number}`,
        paragraphs: isNothing
          ? [`Here is the Quillcare invoice of ${organisationName}. There is nothing to pay.`]
          : card
            ? [
                `Here is the Quillcare invoice of ${organisationName} for ${amount}. It will be charged to your card ending in ${card.lastFour} on ${card.chargedOn}.`,
                'You don’t need to do anything. Please do not transfer the amount as well.',
              ]
            : [
                `Here is the Quillcare invoice of ${organisationName} for ${amount}. Please pay it by ${dueOn}.`,
                howToPay,
              ],
      };
    case 'DUE_SOON':
      return {
        subject: `Quillcare invoice ${number} is due on ${dueOn}`,
        paragraphs: [
          `The Quillcare invoice of ${organisationName} for ${amount} is due on ${dueOn}.`,
          howToPay,
          PAYMENT_CROSSED,
        ],
      };
    case 'OVERDUE':
      return {
        subject: `Quillcare invoice ${number} is overdue`,
        paragraphs: [
          `The Quillcare invoice of ${organisationName} for ${amount} was due on ${dueOn}, and we have not received a payment yet.`,
          howToPay,
          PAYMENT_CROSSED,
          'If something about the invoice is wrong, please write to us.',
        ],
      };
    case 'FINAL':
      return {
        subject: `Last reminder: Quillcare invoice ${number} is overdue`,
        paragraphs: [
          `The Quillcare invoice of ${organisationName} for ${amount} was due on ${dueOn} and is still unpaid.`,
          ...(suspendsOn
            ? [
                `If it is not paid before then, ${organisationName} becomes read-only on ${suspendsOn}. ${DATA_KEPT}`,
              ]
            : []),
          howToPay,
          PAYMENT_CROSSED,
        ],
      };
    case 'SUSPENDED':
      return {
        subject: `${organisationName} is read-only: Quillcare invoice ${number} was not paid`,
        paragraphs: [
          `The Quillcare invoice of ${organisationName} for ${amount} was not paid despite our reminders. From today nothing can be added or changed.`,
          DATA_KEPT,
          'Everything works again as soon as your payment arrives.',
          howToPay,
        ],
      };
    case 'PAID':
      return {
        subject: `Thank you: Quillcare invoice ${number} is paid`,
        paragraphs: [
          `We have received ${amount} for the Quillcare invoice ${number} of ${organisationName}${paidOn ? `, paid on ${paidOn}` : ''}. Thank you.`,
          'The invoice is attached for your records.',
        ],
      };
    case 'CARD_DECLINED':
      return {
        subject: `Please check your card: Quillcare invoice ${number}`,
        paragraphs: [
          `We could not charge your card for the Quillcare invoice ${number} of ${organisationName} for ${amount}. That happens, for example, when a card has been replaced. Nothing has changed for your practice.`,
          retryOn
            ? `We will try again on ${retryOn}. You can also pay it now by card or add another card: open Billing.`
            : 'We will not try this card again. Please pay the invoice under Billing with another card, or by bank transfer.',
          'The invoice is attached and says how to pay by bank transfer.',
        ],
      };
    case 'CARD_NEEDS_AUTHENTICATION':
      return {
        subject: `Please confirm the payment: Quillcare invoice ${number}`,
        paragraphs: [
          `Your bank wants you to confirm the payment of the Quillcare invoice ${number} of ${organisationName} for ${amount}. We can’t do that for you.`,
          'Please open Billing and choose “Pay by card” beside the invoice: there your bank can ask you. You can also pay by bank transfer.',
          'The invoice is attached.',
        ],
      };
    case 'CANCELLED':
      return {
        subject: `Quillcare invoice ${number} is cancelled`,
        paragraphs: [
          `We have cancelled the Quillcare invoice ${number} of ${organisationName} for ${amount}. Please do not pay it.`,
          'The adjustment note is attached for your records.',
        ],
      };
    case 'REFUNDED':
      return {
        subject: `Quillcare invoice ${number} is refunded`,
        paragraphs: [
          `We are paying ${amount} back${isByCard ? ' to your card' : ''} for the Quillcare invoice ${number} of ${organisationName}.`,
          'The adjustment note is attached for your records.',
        ],
      };
  }
}
