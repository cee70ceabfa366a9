import { setTimeout as pause } from 'node:timers/promises';
import {
  listAuditEntries,
  listMbsItems,
  listNotifications,
  listQuotes,
  listUsers,
  getReportBreakdown,
  getReportSummary,
  resolvePatientLink,
  resolveSession,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import { linkTokenOf } from '../seed/ids.mjs';
import { CALLBACK_QUERIES } from './hot-callbacks.suite';
import { CASE_QUERIES } from './hot-cases.suite';
import { CLIENT_QUERIES } from './hot-clients.suite';
import { FIRST_SCREEN_QUERIES } from './hot-first-screen.suite';
import { LEAD_QUERIES } from './hot-leads.suite';
import { pages } from './pages.suite';

/** What a query needs to know about the data set. */
export interface Scene {
  product: Product;
  /** The administrator of a medium-sized practice. */
  admin: UserPrincipal;
  /** A client, a sent quote and a session of that practice. */
  clientId: string;
  sentQuoteId: string;
  sessionId: string;
  /** The hash of a website key of that practice. */
  leadKeyHash: string;
  enquirySlug: string;
}

export interface HotQuery {
  /** Also the name of the committed file. */
  name: string;
  title: string;
  /** The table whose statements are recorded. */
  table: string;
  /** Why it is not restricted to one organisation. Undefined if it is. */
  platform?: string;
  act: (scene: Scene) => Promise<unknown>;
}

/** Longer than the relay's polling interval. */
const RELAY_LOOKS_MS = 1_200;

export const HOT_QUERIES: HotQuery[] = [
  ...CLIENT_QUERIES,
  {
    name: 'quote-list',
    title: 'Quotes of a status, newest first',
    table: 'quoting.quote',
    act: ({ product, admin }) => product.call(listQuotes, { query: { status: 'SENT' } }, admin),
  },
  {
    name: 'quote-list-filtered',
    title: 'Quotes of several statuses and a range of days',
    table: 'quoting.quote',
    act: ({ product, admin }) =>
      product.call(
        listQuotes,
        { query: { status: 'SENT,EXPIRED', createdAtFrom: '2020-01-01', createdAtTo: '2099-12-31' } },
        admin,
      ),
  },
  {
    name: 'quote-list-sent',
    title: 'Quotes by when they were sent, those not sent last',
    table: 'quoting.quote',
    act: ({ product, admin }) =>
      pages((cursor) => product.call(listQuotes, { query: { sort: '-sentAt', limit: 5, cursor } }, admin)),
  },
  {
    name: 'quote-search',
    title: 'Search of quotes by number',
    table: 'quoting.quote',
    act: ({ product, admin }) => product.call(listQuotes, { query: { search: '000012' } }, admin),
  },
  {
    name: 'quote-list-reported',
    title: 'Quotes that a figure of the reports counts',
    table: 'quoting.report_quote',
    act: ({ product, admin }) =>
      product.call(
        listQuotes,
        { query: { firstSentFrom: '2026-01-01', firstSentTo: '2026-12-31', outcome: 'ACCEPTED' } },
        admin,
      ),
  },
  {
    name: 'report-figures',
    title: 'The figures of quotes for a year and the year before',
    table: 'quoting.report_day',
    act: ({ product, admin }) =>
      product.call(
        getReportSummary,
        {
          query: {
            from: '2026-01-01',
            to: '2026-12-31',
            comparedFrom: '2025-01-01',
            comparedTo: '2025-12-31',
          },
        },
        admin,
      ),
  },
  {
    name: 'report-by-procedure',
    title: 'The figures of quotes for a year by procedure',
    table: 'quoting.report_day',
    act: ({ product, admin }) =>
      product.call(
        getReportBreakdown,
        { query: { from: '2026-01-01', to: '2026-12-31', by: 'PROCEDURE' } },
        admin,
      ),
  },
  {
    name: 'enquiry-figures',
    title: 'The figures of enquiries for a year by source',
    table: 'crm.report_day',
    act: ({ product, admin }) =>
      product.call(
        getReportBreakdown,
        { query: { from: '2026-01-01', to: '2026-12-31', by: 'SOURCE' } },
        admin,
      ),
  },
  ...CALLBACK_QUERIES,
  ...FIRST_SCREEN_QUERIES,
  ...LEAD_QUERIES,
  ...CASE_QUERIES,
  {
    name: 'notifications',
    title: 'Notifications of a person',
    table: 'notifications.notification',
    act: ({ product, admin }) => product.call(listNotifications, { query: { grouped: 'true' } }, admin),
  },
  {
    name: 'audit-of-entity',
    title: 'The audit trail of one quote',
    table: 'audit.entry',
    act: ({ product, admin, sentQuoteId }) =>
      product.call(listAuditEntries, { query: { entityId: sentQuoteId } }, admin),
  },
  {
    name: 'audit-of-practice',
    title: 'The audit trail of a practice, newest first',
    table: 'audit.entry',
    act: ({ product, admin }) => product.call(listAuditEntries, { query: {} }, admin),
  },
  {
    name: 'mbs-items',
    title: 'Items of the Medicare schedule by number',
    table: 'quoting.mbs_item',
    platform: 'the schedule is the same for all practices',
    act: ({ product, admin }) => product.call(listMbsItems, { query: { numbers: '30001,30002' } }, admin),
  },
  {
    name: 'mbs-search',
    title: 'Items of the Medicare schedule by words',
    table: 'quoting.mbs_item',
    platform: 'the schedule is the same for all practices',
    act: ({ product, admin }) => product.call(listMbsItems, { query: { search: 'repair tendon' } }, admin),
  },
  {
    name: 'users',
    title: 'Staff by name',
    table: 'identity.user',
    act: ({ product, admin }) => product.call(listUsers, { query: {} }, admin),
  },
  {
    name: 'session',
    title: 'Who is behind a session',
    table: 'identity.session',
    platform: 'a session tells whose it is',
    act: ({ product, sessionId }) => product.callInternal(resolveSession, { body: { sessionId } }),
  },
  {
    name: 'patient-link',
    title: "The quote behind a patient's link",
    table: 'quoting.patient_link',
    platform: 'a link tells whose it is',
    act: ({ product, sentQuoteId }) =>
      product.callInternal(resolvePatientLink, { body: { token: linkTokenOf('1', sentQuoteId) } }),
  },
  {
    name: 'outbox',
    title: 'What the relay has to publish',
    table: 'crm.outbox',
    platform: 'the relay carries the messages of all organisations',
    act: () => pause(RELAY_LOOKS_MS),
  },
];
