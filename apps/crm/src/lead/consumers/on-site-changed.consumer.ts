import { SiteChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { LinkedNameFollower } from '../linked-name.follower';

export const OnLeadSiteChangedConsumer = on(
  SiteChanged,
  [LinkedNameFollower],
  (follower) => ({
    prepare: (event) => follower.nameOf('sites', event),

    handle: (event, read) => follower.follow('sites', event, read),
  }),
  'OnLeadSiteChangedConsumer',
);
