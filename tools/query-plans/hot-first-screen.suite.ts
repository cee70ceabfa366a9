import {
  getCaseBoard,
  getDashboardFigures,
  getLeadBoard,
  getQuoteBoard,
  getToday,
} from '@quillcare/contracts';
import type { HotQuery } from './hot-queries.suite';

const today = (name: string, title: string, table: string): HotQuery => ({
  name,
  title: `Today: ${title}`,
  table,
  act: ({ product, admin }) => product.call(getToday, {}, admin),
});
const figures = (name: string, title: string, table: string): HotQuery => ({
  name,
  title: `Figures of the first screen: ${title}`,
  table,
  act: ({ product, admin }) => product.call(getDashboardFigures, {}, admin),
});

export const FIRST_SCREEN_QUERIES: readonly HotQuery[] = [
  today('today-leads', 'leads to reach and to follow up', 'crm.lead'),
  today('today-quotes', 'quotes and surgery cases that need somebody', 'quoting.quote'),
  today('today-mails', 'emails that did not arrive', 'notifications.mail'),
  figures('figures-quotes', 'quotes and acceptances', 'quoting.quote'),
  figures('figures-leads', 'leads', 'crm.lead'),
  {
    name: 'lead-board',
    title: 'Leads by status',
    table: 'crm.lead',
    act: ({ product, admin }) => product.call(getLeadBoard, { query: {} }, admin),
  },
  {
    name: 'quote-board',
    title: 'Quotes by status',
    table: 'quoting.quote',
    act: ({ product, admin }) => product.call(getQuoteBoard, {}, admin),
  },
  {
    name: 'case-board',
    title: 'Surgery cases by status',
    table: 'quoting.surgery_case',
    act: ({ product, admin }) => product.call(getCaseBoard, {}, admin),
  },
];
