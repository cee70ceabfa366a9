import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

/** Callback data included in a practice's export. */
export const callbacksRecords: PracticeRecords = {
  taken: {
    callback: {},
    call: {},
    callback_setting: {},
    callback_turn: {},
    client_merge: {},
    quote_progress: {},
  },
  left: KIT_TABLES_NOT_EXPORTED,
};
