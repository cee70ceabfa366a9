import { notificationPriority, notificationType, type Announcement } from '@quillcare/contracts';
import { lookUp, word } from '../../shared/words/words';
import { announcementWords } from './announcement.en';
import { stateOf } from './announcement-state';

/** What announcements of practices and of the platform have in common, as a list shows them. */
type Listed = Pick<
  Announcement,
  'title' | 'type' | 'priority' | 'isActive' | 'scheduledAt' | 'expiresAt' | 'publishedAt'
>;

const TONES = { DRAFT: 'muted', SCHEDULED: 'info', SHOWN: 'success', ENDED: 'muted' } as const;

const text = (key: string) => () => lookUp(announcementWords, key) ?? key;
const typeLabel = (type: Announcement['type']) => word(announcementWords, `options.type.${type}`);
const priorityLabel = (priority: Announcement['priority']) =>
  word(announcementWords, `options.priority.${priority}`);

export const titleOf = ({ title }: { title: string }) => title;

/** The columns; for whom one is has words of its own. */
export function announcementColumns<R extends Listed>(audienceOf: (row: R) => string) {
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

export const announcementFilters = [
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
