import { BellIcon } from '@quillcare/ui';
import { entryPages, loadRight } from '../../shared/entries/entry.routes';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin, isSuperAdmin } from '../../shared/feature/visibility';

const announcements = async () => (await import('../../shared/feature/operations')).announcements;

const PATH = '/admin/announcements';

const platformAnnouncements = async () =>
  (await import('../../shared/feature/operations')).platformAnnouncements;
const PLATFORM = '/admin/platform-announcements';

export const announcementsFeature: Feature = {
  pages: [
    ...entryPages(PATH, announcements, {
      list: async () => (await import('./announcement-lists.definition')).announcementList,
      pages: async () => (await import('./announcement.form')).announcementPages,
    }),
    ...entryPages(PLATFORM, platformAnnouncements, {
      list: async () => (await import('./announcement-lists.definition')).platformAnnouncementList,
      pages: async () => (await import('./announcement.form')).platformAnnouncementPages,
    }),
  ],
  palette: [
    { order: 62, label: 'entry.announcements', to: PATH, isVisible: isAdmin },
    { order: 69, label: 'entry.platformAnnouncements', to: PLATFORM, isVisible: isSuperAdmin },
  ],
  tools: [
    {
      group: 'practice',
      order: 65,
      to: PATH,
      title: 'entry.announcements',
      does: 'tool.announcements',
      icon: BellIcon,
      right: loadRight(announcements, 'create'),
    },
    {
      group: 'platform',
      order: 65,
      to: PLATFORM,
      title: 'entry.platformAnnouncements',
      does: 'tool.platformAnnouncements',
      icon: BellIcon,
      right: loadRight(platformAnnouncements, 'list'),
    },
  ],
  banner: async () => (await import('./announcement.banner')).AnnouncementBanner,
};
