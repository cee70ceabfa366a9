import { defineParts } from '@quillcare/service-kit';
import { OnImportFinishedConsumer } from './consumers/on-import-finished.consumer';

/** Notifications to people about the imports they started. */
export const importNewsParts = defineParts({ consumers: [OnImportFinishedConsumer] });
