import {
  createPlatformAnnouncement,
  listPlatformAnnouncements,
  restorePlatformAnnouncement,
  type PlatformAnnouncement,
} from '@quillcare/contracts';
import { BellIcon, PlusIcon } from '@quillcare/ui';
import { restoreAction, views } from '../../shared/entries/entry-list';
import { defineList } from '../../shared/list/define-list';
import { word } from '../../shared/words/words';
import { announcementColumns, announcementFilters, titleOf } from './announcement-columns';
import { platformAnnouncementWords } from './platform.en';

const PATH = '/admin/platform-announcements';

export const platformAnnouncementList = defineList({
  name: 'platform-announcements',
  operation: listPlatformAnnouncements,
  words: platformAnnouncementWords,
  title: 'pages.list',
  subtitle: 'list.subtitle',
  search: 'list.search',
  defaultSort: '-createdAt',
  nameOf: titleOf,
  opens: { to: ({ id }) => `${PATH}/${id}` },
  columns: announcementColumns<PlatformAnnouncement>(({ audience }) =>
    word(platformAnnouncementWords, `options.audience.${audience}`),
  ),
  filters: announcementFilters,
  views,
  actions: [restoreAction(restorePlatformAnnouncement, titleOf)],
  pageActions: [
    {
      name: 'add',
      label: 'pages.new',
      icon: <PlusIcon />,
      needs: createPlatformAnnouncement,
      to: `${PATH}/new`,
    },
  ],
  empty: { icon: <BellIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});
