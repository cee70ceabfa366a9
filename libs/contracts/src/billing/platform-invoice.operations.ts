import { z } from 'zod';
import { csvPage } from '../core/csv';
import { listOf, listQuery } from '../core/list';
import { setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, isoDate, optionalText, text, version } from '../core/primitives';
import { chargedInvoice, invoice, invoiceStatus } from './invoice.operations';

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;

/** An invoice with the id of the practice it was issued to. */
export const platformInvoice = chargedInvoice.extend({ organisationId: id });
export type PlatformInvoice = z.infer<typeof platformInvoice>;

export const listPlatformInvoices = query({
  name: 'billing.listPlatformInvoices',
  summary: 'List the invoices of all practices',
  http: { method: 'GET', path: '/platform/invoices' },
  permission: superAdmins,
  query: listQuery(['issuedOn', 'dueOn'], { status: setOf(invoiceStatus) }),
  result: listOf(platformInvoice),
  provides: ['Subscription'],
});

/**
 * Reverses an invoice in full by an adjustment note: an unpaid one is cancelled, a paid one refunded. Card payments are refunded
 * to the card; bank transfers are refunded by transfer, outside Quillcare.
 */
export const creditInvoice = command({
  name: 'billing.creditInvoice',
  summary: "Cancel or refund a practice's invoice",
  http: { method: 'POST', path: '/organizations/:id/invoices/:invoiceId/credit', status: 200 },
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  params: z.strictObject({ id, invoiceId: id }),
  body: z.strictObject({ version, reason: text(500) }),
  result: invoice,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION', 'REFUND_REFUSED', 'CARDS_UNAVAILABLE'],
  deadlineMs: 25_000,
  invalidates: ['Subscription', 'Organisation'],
});

export const refundSurplus = command({
  name: 'billing.refundSurplus',
  summary: 'Refund a surplus payment to the card; repeating the call refunds only once',
  http: { method: 'POST', path: '/organizations/:id/invoices/:invoiceId/refund-surplus', status: 200 },
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  params: z.strictObject({ id, invoiceId: id }),
  result: z.object({
    /** Number of payments refunded by this call. */
    refunded: z.number().int(),
  }),
  errors: ['NOT_FOUND', 'REFUND_REFUSED', 'CARDS_UNAVAILABLE'],
  deadlineMs: 25_000,
  invalidates: ['Subscription', 'Organisation'],
});

/** Maximum number of bank statement lines matched per request. */
export const MAX_STATEMENT_LINES = 2_000;
/** Maximum number of payments recorded per request. */
export const MAX_PAYMENTS = 500;

/** A line of a bank statement: an incoming payment. */
const statementLine = z.strictObject({
  /** Line number in the file, for error messages. */
  line: z.number().int().min(1),
  on: isoDate,
  amountMinor: z.number().int(),
  text: optionalText(500),
});
export type StatementLine = z.infer<typeof statementLine>;

export const paymentMatch = z.enum([
  /** References open invoices, and its amount is exactly their total. */
  'MATCHED',
  'AMOUNT_DIFFERS',
  'ALREADY_PAID',
  /** References no invoice, or none that exists. */
  'UNKNOWN',
]);
export type PaymentMatch = z.infer<typeof paymentMatch>;

export const matchPayments = query({
  name: 'billing.matchPayments',
  summary: 'Match bank statement lines to invoices',
  http: { method: 'POST', path: '/platform/payments/match', status: 200 },
  permission: superAdmins,
  body: z.strictObject({ lines: z.array(statementLine).min(1).max(MAX_STATEMENT_LINES) }),
  result: z.object({
    items: z.array(
      z.object({
        line: z.number().int(),
        match: paymentMatch,
        invoices: z.array(
          z.object({
            organisationId: id,
            invoiceId: id,
            version,
            number: z.string(),
            practice: z.string(),
            status: invoiceStatus,
            totalMinor: z.number().int(),
          }),
        ),
      }),
    ),
  }),
  provides: ['Subscription'],
});

/** Records all payments or none: if an invoice changed after matching, nothing is recorded. */
export const recordPayments = command({
  name: 'billing.recordPayments',
  summary: 'Mark invoices as paid by bank transfer',
  http: { method: 'POST', path: '/platform/payments', status: 200 },
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  body: z.strictObject({
    payments: z
      .array(
        z.strictObject({
          organisationId: id,
          invoiceId: id,
          version,
          paidOn: isoDate,
          reference: optionalText(200),
        }),
      )
      .min(1)
      .max(MAX_PAYMENTS),
  }),
  result: z.object({ recorded: z.number().int() }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Subscription', 'Organisation'],
});

/** Accounting software for which the export file is formatted. */
export const accountingSoftware = z.enum(['XERO', 'MYOB']);
export type AccountingSoftware = z.infer<typeof accountingSoftware>;

const exported = z.strictObject({ software: accountingSoftware, from: isoDate, to: isoDate });

export const exportBills = query({
  name: 'billing.exportBills',
  summary: "Export the practice's invoices as bills for accounting software",
  http: { method: 'GET', path: '/invoices/export', encoding: 'csv' },
  permission: { roles: ADMINS },
  stepUp: true,
  query: exported,
  result: csvPage,
});

export const exportSales = query({
  name: 'billing.exportSales',
  summary: 'Export the invoices of all practices as sales for accounting software',
  http: { method: 'GET', path: '/platform/invoices/export', encoding: 'csv' },
  permission: superAdmins,
  stepUp: true,
  query: exported,
  result: csvPage,
});
