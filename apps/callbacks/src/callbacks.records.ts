import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

/** Callback data included in a practice's export. */
export const callbacksRecords: PracticeRecords = {
  exported: {
    callback: {},
    call: {},
    callback_setting: {},
    callback_turn: {},
    client_merge: {},
    quote_progress: {},
  },
  notExported: KIT_TABLES_NOT_EXPORTED,
};
