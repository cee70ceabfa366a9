import { defineParts } from '@quillcare/service-kit';
import { OnExportFinishedConsumer } from './consumers/on-export-finished.consumer';
import { OnPracticeExportFinishedConsumer } from './consumers/on-practice-export-finished.consumer';

/** Notifications to people about the exports they requested. */
export const exportNewsParts = defineParts({
  consumers: [OnExportFinishedConsumer, OnPracticeExportFinishedConsumer],
});
