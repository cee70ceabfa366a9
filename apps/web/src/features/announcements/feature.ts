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
  entries: [
    {
      to: PATH,
      label: 'entry.announcements',
      icon: BellIcon,
      palette: { order: 62, isVisible: isAdmin },
      tool: {
        group: 'practice',
        order: 65,
        does: 'tool.announcements',
        right: loadRight(announcements, 'create'),
      },
    },
    {
      to: PLATFORM,
      label: 'entry.platformAnnouncements',
      icon: BellIcon,
      palette: { order: 69, isVisible: isSuperAdmin },
      tool: {
        group: 'platform',
        order: 65,
        does: 'tool.platformAnnouncements',
        right: loadRight(platformAnnouncements, 'list'),
      },
    },
  ],
  banner: async () => (await import('./announcement.banner')).AnnouncementBanner,
};
