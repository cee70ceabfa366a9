import { LEFT_OF_KIT, type PracticeRecords } from '@quillcare/service-kit';

const FOR_A_DAY = 'work of the last day, deleted after it';

/** Import data included in the archive of a departing practice. */
export const importRecords: PracticeRecords = {
  taken: { import_run: { without: { claim: 'null', lease_until: 'null' } }, import_mapping: {} },
  left: {
    ...LEFT_OF_KIT,
    upload: 'a file on its way to an import',
    upload_chunk: 'a file on its way to an import',
    bulk_run: FOR_A_DAY,
    bulk_item: FOR_A_DAY,
    list_export: FOR_A_DAY,
    practice_export: FOR_A_DAY,
    import_check_row: FOR_A_DAY,
    import_finding_row: 'rows that an import left out, for a week: they can be downloaded and corrected',
    import_patch: FOR_A_DAY,
    import_undo: 'how an import was taken back: the audit trail says so too',
  },
};
