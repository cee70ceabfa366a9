import type { Mention, Notification, ShownAnnouncement } from '@quillcare/contracts';

const NOW = '2026-11-20T08:00:00.000Z';

export const noteSample = {
  id: '01a1fa25-0000-7000-8000-000000000011',
  createdAt: NOW,
  ...({ topic: 'QUOTE_ACCEPTED', type: 'SUCCESS', priority: 'NORMAL', source: null, action: null } as const),
  title: 'Quote accepted',
  message: 'Minh Tran accepted Q-2026-000123.',
  ...({ quoteId: null, actionUrl: null, isRead: false, isArchived: false, group: null } as const),
} satisfies Notification;

export const mentionSample = {
  id: '01a1fa25-0000-7000-8000-000000000012',
  ...({ type: 'tagged-in-note', tag: 'TAGGED_IN_NOTE', entity_type: 'CLIENT_NOTE' } as const),
  entity_id: '01a1fa25-0000-7000-8000-000000000013',
  ...({
    author_id: null,
    author_name: 'Grace Kim',
    note_excerpt: '@Amelia Nguyen, please call her',
  } as const),
  ...({ is_read: false, read_at: null, created_at: NOW, action_url: '/clients/1?note=2' } as const),
} satisfies Mention;

export const announcementSample = {
  id: '01a1fa25-0000-7000-8000-000000000014',
  title: 'Theatre 2 is closed',
  message: 'Until Friday. Please move what is booked there, and tell the patients and their surgeons.',
  ...({
    type: 'WARNING',
    priority: 'HIGH',
    source: 'ORGANISATION',
    publishedAt: '2026-11-20T09:00:00.000Z',
  } as const),
  ...({
    isDismissible: true,
    showInBanner: false,
    showInNotificationCenter: true,
    needsAcknowledgement: false,
  } as const),
  action: { label: 'See the plan', target: 'https://plan.example/theatre', style: 'PRIMARY' },
  ...({ readAt: null, dismissedAt: null, acknowledgedAt: null } as const),
} satisfies ShownAnnouncement;

export const pageSample = {
  items: [noteSample],
  nextCursor: null,
  total: 1,
  totalIsEstimate: false,
  unread: 1,
};

/** Fake server responses for the notification centre. */
export function centreReplies({
  page = pageSample,
  mentions = [mentionSample] as readonly Mention[],
  announcements = [] as readonly ShownAnnouncement[],
}: {
  page?: object;
  mentions?: readonly Mention[];
  announcements?: readonly ShownAnnouncement[];
} = {}) {
  const unread = mentions.filter(({ is_read }) => !is_read).length;
  return {
    'GET /api/notifications': [{ body: page }],
    'GET /api/mentions/my': [{ body: { success: true, notifications: mentions, unread } }],
    'GET /api/announcements/current': [{ body: { items: announcements } }],
    'POST /api/mentions/mark-read': [{ body: { success: true, id: mentionSample.id } }],
    [`POST /api/notifications/${noteSample.id}/read`]: [{ body: { id: noteSample.id } }],
    [`POST /api/notifications/${noteSample.id}/archive`]: [{ body: { id: noteSample.id } }],
    [`POST /api/notifications/${noteSample.id}/restore`]: [{ body: { id: noteSample.id } }],
    [`POST /api/announcements/${announcementSample.id}/mark`]: [{ body: { success: true } }],
    'POST /api/notifications/read-all': [{ body: { marked: 1 } }],
    'POST /api/notifications/archive-all': [{ body: { archived: 2 } }],
  };
}
