import { LEFT_OF_KIT, type PracticeRecords } from '@quillcare/service-kit';

/** The audit trail's part of a practice's data export. */
export const auditRecords: PracticeRecords = {
  taken: {
    // Ordered by sequence number, so an entry added during the export leaves no gap before it.
    entry: { key: ['sequence'] },
  },
  left: {
    ...LEFT_OF_KIT,
    chain_head: 'follows from the last entry',
    chain_verification: 'what a verification found, which is made again',
  },
};
