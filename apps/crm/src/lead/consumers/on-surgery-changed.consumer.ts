import { SurgeryChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { LinkedNameFollower } from '../linked-name.follower';

export const OnLeadSurgeryChangedConsumer = on(
  SurgeryChanged,
  [LinkedNameFollower],
  (follower) => ({
    prepare: (event) => follower.nameOf('surgeries', event),

    handle: (event, read) => follower.follow('surgeries', event, read),
  }),
  'OnLeadSurgeryChangedConsumer',
);
