import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

/** The assistant's part of a practice's data export. */
export const assistantRecords: PracticeRecords = {
  exported: { assistant_settings: {} },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    model_use: 'how many questions were asked on a day, for a limit',
  },
};
