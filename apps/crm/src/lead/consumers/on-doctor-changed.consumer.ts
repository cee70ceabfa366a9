import { DoctorChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { LinkedNameFollower } from '../linked-name.follower';

export const OnLeadDoctorChangedConsumer = on(
  DoctorChanged,
  [LinkedNameFollower],
  (follower) => ({
    prepare: (event) => follower.nameOf('doctors', event),

    handle: (event, read) => follower.follow('doctors', event, read),
  }),
  'OnLeadDoctorChangedConsumer',
);
