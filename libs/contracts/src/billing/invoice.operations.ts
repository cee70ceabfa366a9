import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, isoDate, optionalText, version } from '../core/primitives';
import { statusMachine } from '../core/status-table';
import { planCharge } from './subscription.schemas';

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

/** Who sells, as it stood when the invoice was issued; without a tax number no GST is charged and it is no tax invoice. */
export const invoiceSeller = z.object({
  name: z.string(),
  taxNumber: z.object({ kind: z.enum(['ABN', 'GST_NUMBER']), number: z.string() }).nullable(),
  /** Where a transfer goes; null where the operator has not said. */
  bank: z.object({ accountName: z.string(), bsb: z.string(), accountNumber: z.string() }).nullable(),
});
export type InvoiceSeller = z.infer<typeof invoiceSeller>;

/** Amounts in cents; lines and `netMinor` exclude GST. A bank transfer names the number. */
export const invoice = z.object({
  id,
  version,
  number: z.string(),
  status: invoiceStatus,
  currency: z.literal('AUD'),
  issuedOn: isoDate,
  dueOn: isoDate,
  /** The date of supply: the first day that the lines are for. */
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
  paymentMethod: z.enum(['CREDIT_CARD', 'DEBIT_CARD', 'BANK_TRANSFER']).nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const MAX_SHOWN_INVOICES = 200;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;

export const listInvoices = query({
  name: 'billing.listInvoices',
  summary: "The practice's invoices, the newest first",
  http: { method: 'GET', path: '/invoices' },
  permission: { roles: ADMINS },
  result: z.object({ items: z.array(invoice) }),
  provides: ['Subscription'],
});

export const listInvoicesOfPractice = query({
  name: 'billing.listInvoicesOfPractice',
  summary: 'The invoices of any practice, the newest first',
  http: { method: 'GET', path: '/organizations/:id/invoices' },
  permission: superAdmins,
  params: idParams,
  result: z.object({ items: z.array(invoice) }),
  provides: ['Subscription'],
});

/** With the last overdue one paid, the practice is back to ACTIVE. */
export const payInvoice = command({
  name: 'billing.payInvoice',
  summary: 'Mark an invoice of a practice as paid by bank transfer',
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

/** Issues invoices of what was charged and notes which are overdue. */
export const runInvoices = job({
  service: 'billing',
  name: 'runInvoices',
  data: z.object({}),
  everyMs: 60_000,
  attempts: 1,
});
