import { LEFT_OF_KIT, type PracticeRecords } from '@quillcare/service-kit';

/** What a practice takes along of the assistant when it leaves. */
export const assistantRecords: PracticeRecords = {
  taken: { assistant_settings: {} },
  left: { ...LEFT_OF_KIT, model_use: 'how many questions were asked on a day, for a limit' },
};
