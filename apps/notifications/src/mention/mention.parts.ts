import { defineParts } from '@quillcare/service-kit';
import { OnMentionReadConsumer } from './consumers/on-mention-read.consumer';
import { OnMentionWithdrawnConsumer } from './consumers/on-mention-withdrawn.consumer';
import { OnPersonMentionedConsumer } from './consumers/on-person-mentioned.consumer';

/** Notifications to colleagues who are mentioned with an @. */
export const mentionParts = defineParts({
  consumers: [OnPersonMentionedConsumer, OnMentionWithdrawnConsumer, OnMentionReadConsumer],
});
