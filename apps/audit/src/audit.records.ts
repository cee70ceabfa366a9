import { LEFT_OF_KIT, type PracticeRecords } from '@quillcare/service-kit';

/** What a practice takes along of its audit trail when it leaves. */
export const auditRecords: PracticeRecords = {
  taken: {
    // By its number: an entry that is added meanwhile leaves no gap before it.
    entry: { key: ['sequence'] },
  },
  left: {
    ...LEFT_OF_KIT,
    chain_head: 'follows from the last entry',
    chain_verification: 'what a verification found, which is made again',
  },
};
