import { DoctorChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { LinkedNameUpdater } from '../linked-name.follower';

export const OnLeadDoctorChangedConsumer = on(
  DoctorChanged,
  [LinkedNameUpdater],
  (follower) => ({
    prepare: (event) => follower.nameOf('doctors', event),

    handle: (event, read) => follower.updateName('doctors', event, read),
  }),
  'OnLeadDoctorChangedConsumer',
);
