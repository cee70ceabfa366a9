import { listCallbacks, listQuotes } from '@quillcare/contracts';

const AT_MOST = 50;

// The dashboard's requests. The app sends the same ones before it renders the page (app/early-reads.ts).
export const ANY_QUOTE = { query: { limit: 1 } } as const;
export const QUERIES = {
  query: { status: 'QUERY_RECEIVED', sort: 'validUntil', limit: AT_MOST },
} as const;
export const SENT = { query: { status: 'SENT', sort: 'validUntil', limit: AT_MOST } } as const;
export const PENDING = { query: { status: 'pending', sort: 'dueDate', limit: AT_MOST } } as const;
export const ATTEMPTED = { query: { status: 'attempted', sort: 'dueDate', limit: AT_MOST } } as const;
export const ACCEPTED = { query: { status: 'ACCEPTED', limit: 1 } } as const;

export const TODAY_READS = [
  [listQuotes, ANY_QUOTE],
  [listQuotes, QUERIES],
  [listQuotes, SENT],
  [listCallbacks, PENDING],
  [listCallbacks, ATTEMPTED],
  [listQuotes, ACCEPTED],
] as const;
