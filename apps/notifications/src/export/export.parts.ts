import { defineParts } from '@quillcare/service-kit';
import { OnExportFinishedConsumer } from './consumers/on-export-finished.consumer';
import { OnPracticeExportFinishedConsumer } from './consumers/on-practice-export-finished.consumer';

/** What a person is told of the exports that they asked for. */
export const exportNewsParts = defineParts({
  consumers: [OnExportFinishedConsumer, OnPracticeExportFinishedConsumer],
});
