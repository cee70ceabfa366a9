import { SurgeryChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { LinkedNameUpdater } from '../linked-name.follower';

export const OnLeadSurgeryChangedConsumer = on(
  SurgeryChanged,
  [LinkedNameUpdater],
  (follower) => ({
    prepare: (event) => follower.nameOf('surgeries', event),

    handle: (event, read) => follower.updateName('surgeries', event, read),
  }),
  'OnLeadSurgeryChangedConsumer',
);
