import type { listAuditEntries, listMailbox, ResultOf } from '@quillcare/contracts';

export type { Callback, ListPage, Quote, SurgeryCaseSummary } from '@quillcare/contracts';
export type AuditEntryOf = ResultOf<typeof listAuditEntries>['items'][number];
export type MailOf = ResultOf<typeof listMailbox>['items'][number];
