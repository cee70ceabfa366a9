import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

const SHORT_LIVED_REASON = 'work of the last day, deleted after it';

/** Import data included in the archive of a departing practice. */
export const importRecords: PracticeRecords = {
  exported: { import_run: { omittedColumns: { claim: 'null', lease_until: 'null' } }, import_mapping: {} },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    upload: 'a file on its way to an import',
    upload_chunk: 'a file on its way to an import',
    bulk_run: SHORT_LIVED_REASON,
    bulk_item: SHORT_LIVED_REASON,
    list_export: SHORT_LIVED_REASON,
    practice_export: SHORT_LIVED_REASON,
    import_check_row: SHORT_LIVED_REASON,
    import_finding_row: 'rows that an import left out, for a week: they can be downloaded and corrected',
    import_patch: SHORT_LIVED_REASON,
    import_undo: 'how an import was taken back: the audit trail says so too',
  },
};
