import { defineParts } from '@quillcare/service-kit';
import { OnMentionReadConsumer } from './consumers/on-mention-read.consumer';
import { OnMentionWithdrawnConsumer } from './consumers/on-mention-withdrawn.consumer';
import { OnPersonMentionedConsumer } from './consumers/on-person-mentioned.consumer';

/** Colleagues who are named by an @ are told. */
export const mentionParts = defineParts({
  consumers: [OnPersonMentionedConsumer, OnMentionWithdrawnConsumer, OnMentionReadConsumer],
});
