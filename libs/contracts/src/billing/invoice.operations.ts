import { z } from 'zod';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { dailyPracticeJob, job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, isoDate, optionalText, text, version } from '../core/primitives';
import { statusMachine } from '../core/status-table';
import { cardFailure, cardKind, paymentMethodKind } from './payment-method.operations';
import { billingContact, planCharge } from './subscription.schemas';

export const invoiceStatus = z.enum(['DRAFT', 'PENDING', 'PAID', 'OVERDUE', 'CANCELLED', 'REFUNDED']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

export const invoiceMachine = statusMachine<InvoiceStatus>('invoice', ['DRAFT'], {
  DRAFT: ['PENDING', 'PAID'],
  PENDING: ['PAID', 'OVERDUE', 'CANCELLED'],
  OVERDUE: ['PAID', 'CANCELLED'],
  PAID: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
});

/**
 * The seller's details as at the issue of the invoice. Without a tax number no GST is charged, and the document is not a tax
 * invoice.
 */
export const invoiceSeller = z.object({
  name: z.string(),
  taxNumber: z.object({ kind: z.enum(['ABN', 'GST_NUMBER']), number: z.string() }).nullable(),
  /** Account for bank transfers. Null if the operator has not configured one. */
  bank: z.object({ accountName: z.string(), bsb: z.string(), accountNumber: z.string() }).nullable(),
});
export type InvoiceSeller = z.infer<typeof invoiceSeller>;

/** An invoice. Amounts are in cents; the lines and `netMinor` exclude GST. `number` is the reference for bank transfers. */
export const invoice = z.object({
  id,
  version,
  number: z.string(),
  status: invoiceStatus,
  currency: z.literal('AUD'),
  issuedOn: isoDate,
  dueOn: isoDate,
  /** Date of supply: the first day that the lines cover. */
  suppliedOn: isoDate,
  seller: invoiceSeller,
  customer: z.object({
    practice: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    businessNumber: z.string().nullable(),
  }),
  lines: z.array(planCharge),
  gstBasisPoints: z.number().int(),
  netMinor: z.number().int(),
  gstMinor: z.number().int(),
  totalMinor: z.number().int(),
  paidOn: isoDate.nullable(),
  paymentMethod: paymentMethodKind.nullable(),
  /** The adjustment note that cancelled or refunded the invoice, always in full. */
  credit: z.object({ number: z.string(), on: isoDate, reason: z.string() }).nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceCharge = z.object({
  state: z.enum(['STARTED', 'PAID', ...cardFailure.options]),
  /** Date of the last attempt, and the number of attempts. */
  on: isoDate,
  tries: z.number().int(),
  /** First day on which it is retried. Null if it is not. */
  retryOn: isoDate.nullable(),
  /** Cents received after the invoice was already settled, which have to be refunded, and the provider's ids of these payments. */
  surplusMinor: z.number().int(),
  toRefund: z.array(z.string()),
  /** Cents whose refund to the card the bank rejected, which have to be paid back another way, and the ids of these payments. */
  failedRefundMinor: z.number().int(),
  failedRefunds: z.array(z.string()),
});
export type InvoiceCharge = z.infer<typeof invoiceCharge>;

/** An invoice with the state of its card charge, which is null if no card was charged. */
export const chargedInvoice = invoice.extend({ charge: invoiceCharge.nullable() });
export type ChargedInvoice = z.infer<typeof chargedInvoice>;

export const MAX_SHOWN_INVOICES = 200;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;

export const listInvoices = query({
  name: 'billing.listInvoices',
  summary: "List the practice's invoices, newest first",
  http: { method: 'GET', path: '/invoices' },
  permission: { roles: ADMINS },
  result: z.object({ items: z.array(chargedInvoice) }),
  provides: ['Subscription'],
});

export const listInvoicesOfPractice = query({
  name: 'billing.listInvoicesOfPractice',
  summary: "List any practice's invoices, newest first",
  http: { method: 'GET', path: '/organizations/:id/invoices' },
  permission: superAdmins,
  params: idParams,
  result: z.object({ items: z.array(chargedInvoice) }),
  provides: ['Subscription'],
});

/** The document to render: the invoice as issued (with its payment date once paid), or the adjustment note that reverses it. */
export const invoiceDocument = z.enum(['INVOICE', 'CREDIT_NOTE']);
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

export const getInvoicePdf = query({
  name: 'billing.getInvoicePdf',
  summary: "Download one of the practice's invoices as a PDF",
  http: { method: 'GET', path: '/invoices/:number/pdf', encoding: 'file' },
  permission: { roles: ADMINS },
  params: z.strictObject({ number: text(40) }),
  query: z.strictObject({ document: invoiceDocument.default('INVOICE') }),
  result: filePage,
  errors: ['NOT_FOUND'],
  deadlineMs: 30_000,
});

export const getInvoicePdfOfPractice = query({
  name: 'billing.getInvoicePdfOfPractice',
  summary: "Download any practice's invoice as a PDF",
  http: { method: 'GET', path: '/organizations/:id/invoices/:number/pdf', encoding: 'file' },
  permission: superAdmins,
  params: z.strictObject({ id, number: text(40) }),
  query: z.strictObject({ document: invoiceDocument.default('INVOICE') }),
  result: filePage,
  errors: ['NOT_FOUND'],
  deadlineMs: 30_000,
});

/** Returns an invoice, its file and the current recipients of emails about it. Used to send email. */
export const getInvoiceToMail = query({
  name: 'billing.getInvoiceToMail',
  summary: 'Get an invoice with its billing contact and PDF',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, invoiceId: id, document: invoiceDocument }),
  result: z.object({
    invoice,
    contact: billingContact,
    file: filePage,
    /** The card that the invoice will be charged to, and from which day. Null if it is paid by bank transfer. */
    card: z.object({ kind: cardKind, brand: z.string(), lastFour: z.string(), chargedOn: isoDate }).nullish(),
  }),
  errors: ['NOT_FOUND'],
  deadlineMs: 30_000,
});

/** Records a payment. Once the last overdue invoice is paid, the practice returns to ACTIVE. */
export const payInvoice = command({
  name: 'billing.payInvoice',
  summary: "Mark a practice's invoice as paid by bank transfer",
  http: { method: 'POST', path: '/organizations/:id/invoices/:invoiceId/pay', status: 200 },
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  params: z.strictObject({ id, invoiceId: id }),
  body: z.strictObject({ version, paidOn: isoDate, reference: optionalText(200) }),
  result: invoice,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Subscription', 'Organisation'],
});

/** An invoice was issued, paid or became overdue. */
export const InvoiceChanged = event({
  service: 'billing',
  name: 'InvoiceChanged',
  data: z.object({ invoiceId: id, number: z.string(), status: invoiceStatus }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

/** Issues invoices for what was charged and marks those that are overdue. */
export const runInvoices = job({
  service: 'billing',
  name: 'runInvoices',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});

/** The stages of chasing an unpaid invoice, in order. */
export const paymentStage = z.enum(['DUE_SOON', 'OVERDUE', 'FINAL', 'SUSPENDED']);
export type PaymentStage = z.infer<typeof paymentStage>;

/** A stage was reached. With SUSPENDED the practice is read-only from then on. */
export const PaymentReminded = event({
  service: 'billing',
  name: 'PaymentReminded',
  data: z.object({
    invoiceId: id,
    number: z.string(),
    stage: paymentStage,
    /** First day on which the practice becomes read-only unless it pays. Null if it will not be suspended. */
    suspendsOn: isoDate.nullable(),
  }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

/** Reminds a practice of unpaid invoices, and suspends it when the deadline of the last reminder has passed. */
export const remindOfPayment = dailyPracticeJob({
  service: 'billing',
  name: 'remindOfPayment',
  at: '10:00',
  lateHours: 7,
});
