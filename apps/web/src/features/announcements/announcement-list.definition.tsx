import {
  createAnnouncement,
  createPlatformAnnouncement,
  listAnnouncements,
  restoreAnnouncement,
  type Announcement,
} from '@quillcare/contracts';
import { BellIcon, PlusIcon } from '@quillcare/ui';
import { restoreAction, views } from '../../shared/entries/entry-list';
import { defineList } from '../../shared/list/define-list';
import { word } from '../../shared/words/words';
import { announcementColumns, announcementFilters, titleOf } from './announcement-columns';
import { announcementWords } from './announcement.en';

const PATH = '/admin/announcements';

export const announcementList = defineList({
  name: 'announcements',
  operation: listAnnouncements,
  words: announcementWords,
  title: 'pages.list',
  subtitle: 'list.subtitle',
  search: 'list.search',
  defaultSort: '-createdAt',
  nameOf: titleOf,
  opens: { to: ({ id }) => `${PATH}/${id}` },
  columns: announcementColumns<Announcement>(({ audience }) =>
    word(announcementWords, `options.audience.${audience}`),
  ),
  filters: announcementFilters,
  views,
  actions: [restoreAction(restoreAnnouncement, titleOf)],
  pageActions: [
    {
      name: 'platform',
      label: 'pages.platform',
      needs: createPlatformAnnouncement,
      to: '/admin/platform-announcements',
    },
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createAnnouncement, to: `${PATH}/new` },
  ],
  empty: { icon: <BellIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});
