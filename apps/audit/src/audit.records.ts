import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

/** The audit trail's part of a practice's data export. */
export const auditRecords: PracticeRecords = {
  exported: {
    // Ordered by sequence number, so an entry added during the export leaves no gap before it.
    entry: { key: ['sequence'] },
  },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    chain_head: 'follows from the last entry',
    chain_verification: 'what a verification found, which is made again',
  },
};
