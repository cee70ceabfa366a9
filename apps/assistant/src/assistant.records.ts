import { LEFT_OF_KIT, type PracticeRecords } from '@quillcare/service-kit';

/** The assistant's part of a practice's data export. */
export const assistantRecords: PracticeRecords = {
  taken: { assistant_settings: {} },
  left: { ...LEFT_OF_KIT, model_use: 'how many questions were asked on a day, for a limit' },
};
