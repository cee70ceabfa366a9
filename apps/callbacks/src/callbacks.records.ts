import { LEFT_OF_KIT, type PracticeRecords } from '@quillcare/service-kit';

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
  left: LEFT_OF_KIT,
};
