import { defineParts } from '@quillcare/service-kit';
import { OnImportFinishedConsumer } from './consumers/on-import-finished.consumer';

/** What a person is told of the imports that they started. */
export const importNewsParts = defineParts({ consumers: [OnImportFinishedConsumer] });
