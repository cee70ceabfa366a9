import {
  createAnnouncement,
  createPlatformAnnouncement,
  listAnnouncements,
  listPlatformAnnouncements,
  notificationPriority,
  notificationType,
  restoreAnnouncement,
  restorePlatformAnnouncement,
  type Announcement,
  type PlatformAnnouncement,
} from '@quillcare/contracts';
import { BellIcon, PlusIcon } from '@quillcare/ui';
import { restoreAction, views } from '../../shared/entries/entry-list';
import { defineList } from '../../shared/list/define-list';
import { lookUp, word } from '../../shared/words/words';
import { announcementWords } from './announcement.en';
import { stateOf } from './announcement-state';
import { platformAnnouncementWords } from './platform.en';

/** The list columns common to practice and platform announcements. */
type Listed = Pick<
  Announcement,
  'title' | 'type' | 'priority' | 'isActive' | 'scheduledAt' | 'expiresAt' | 'publishedAt'
>;

const TONES = { DRAFT: 'muted', SCHEDULED: 'info', SHOWN: 'success', ENDED: 'muted' } as const;

const text = (key: string) => () => lookUp(announcementWords, key) ?? key;
const typeLabel = (type: Announcement['type']) => word(announcementWords, `options.type.${type}`);
const priorityLabel = (priority: Announcement['priority']) =>
  word(announcementWords, `options.priority.${priority}`);

const titleOf = ({ title }: { title: string }) => title;

/** Builds the columns. The audience is worded differently in each list, so the caller supplies it. */
function announcementColumns<R extends Listed>(audienceOf: (row: R) => string) {
  return [
    {
      kind: 'link',
      name: 'title',
      label: text('fields.title'),
      sort: 'title',
      isFixed: true,
      grow: 1.6,
      least: 220,
      card: 'title',
      value: titleOf,
    },
    { kind: 'text', name: 'audience', label: text('fields.audience'), least: 150, value: audienceOf },
    {
      kind: 'text',
      name: 'type',
      label: text('fields.type'),
      from: 'lg',
      value: ({ type }: Listed) => typeLabel(type),
    },
    {
      kind: 'text',
      name: 'priority',
      label: text('fields.priority'),
      from: 'lg',
      width: 110,
      value: ({ priority }: Listed) => priorityLabel(priority),
    },
    {
      kind: 'date',
      name: 'created',
      label: text('fields.startsAt'),
      as: 'time',
      from: 'lg',
      width: 170,
      value: ({ scheduledAt, publishedAt }: Listed) => scheduledAt ?? publishedAt,
    },
    {
      kind: 'status',
      name: 'state',
      label: text('list.state'),
      width: 130,
      value: (row: Listed) => {
        const state = stateOf(row, new Date());
        return { label: word(announcementWords, `states.${state}`), tone: TONES[state] };
      },
    },
  ] as const;
}

const filters = [
  {
    kind: 'choice',
    name: 'type',
    label: text('fields.type'),
    values: notificationType.options,
    labelOf: (type: string) => typeLabel(notificationType.parse(type)),
  },
  {
    kind: 'choice',
    name: 'priority',
    label: text('fields.priority'),
    values: notificationPriority.options,
    labelOf: (priority: string) => priorityLabel(notificationPriority.parse(priority)),
  },
] as const;

const common = {
  title: 'pages.list',
  subtitle: 'list.subtitle',
  search: 'list.search',
  defaultSort: '-createdAt',
  nameOf: titleOf,
  filters,
  views,
  empty: { icon: <BellIcon />, title: 'list.empty', hint: 'list.emptyHint' },
} as const;

const adding = { name: 'add', label: 'pages.new', icon: <PlusIcon /> } as const;

/** Announcements a practice makes to its own staff. */
export const announcementList = defineList({
  name: 'announcements',
  operation: listAnnouncements,
  words: announcementWords,
  ...common,
  opens: { to: ({ id }) => `/admin/announcements/${id}` },
  columns: announcementColumns<Announcement>(({ audience }) =>
    word(announcementWords, `options.audience.${audience}`),
  ),
  actions: [restoreAction(restoreAnnouncement, titleOf)],
  pageActions: [
    {
      name: 'platform',
      label: 'pages.platform',
      needs: createPlatformAnnouncement,
      to: '/admin/platform-announcements',
    },
    { ...adding, needs: createAnnouncement, to: '/admin/announcements/new' },
  ],
});

/** Announcements the platform makes to all practices. */
export const platformAnnouncementList = defineList({
  name: 'platform-announcements',
  operation: listPlatformAnnouncements,
  words: platformAnnouncementWords,
  ...common,
  opens: { to: ({ id }) => `/admin/platform-announcements/${id}` },
  columns: announcementColumns<PlatformAnnouncement>(({ audience }) =>
    word(platformAnnouncementWords, `options.audience.${audience}`),
  ),
  actions: [restoreAction(restorePlatformAnnouncement, titleOf)],
  pageActions: [{ ...adding, needs: createPlatformAnnouncement, to: '/admin/platform-announcements/new' }],
});
