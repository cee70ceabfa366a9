import { SiteChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { LinkedNameUpdater } from '../linked-name.follower';

export const OnLeadSiteChangedConsumer = on(
  SiteChanged,
  [LinkedNameUpdater],
  (follower) => ({
    prepare: (event) => follower.nameOf('sites', event),

    handle: (event, read) => follower.updateName('sites', event, read),
  }),
  'OnLeadSiteChangedConsumer',
);
