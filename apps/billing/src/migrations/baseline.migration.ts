import type { Baseline } from '@quillcare/service-kit';
import { createInvoices } from './baseline/invoices.migration';
import { createPayments } from './baseline/payments.migration';
import { createSubscriptions } from './baseline/subscriptions.migration';

/** The tables of billing. It is never changed: what comes later is a migration of its own. */
export const billingBaseline: Baseline = {
  tables: [createSubscriptions, createInvoices, createPayments],
  replaces: { last: 'SearchOfPractice1795060000000', count: 17 },
};
