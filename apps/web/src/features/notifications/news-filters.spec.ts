import type { Notification, ShownAnnouncement } from '@quillcare/contracts';
import { mixed, narrowedAnnouncements, NO_FILTERS, preview } from './news-filters';

const announcement = (id: string, publishedAt: string, changes: Partial<ShownAnnouncement> = {}) =>
  ({
    id,
    title: `Announcement ${id}`,
    message: 'The theatre is closed',
    type: 'WARNING',
    priority: 'HIGH',
    showInNotificationCenter: true,
    publishedAt,
    readAt: null,
    ...changes,
  }) as ShownAnnouncement;
const notification = (id: string, createdAt: string) => ({ id, createdAt }) as Notification;

describe('preview of a message', () => {
  it('is truncated to 60 characters', () => {
    expect(preview('x'.repeat(60))).toHaveLength(60);
    expect(preview('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    expect(preview('Kept')).toBe('Kept');
  });
});

describe('announcements in the notification centre', () => {
  const all = [
    announcement('a', '2026-11-01T00:00:00Z'),
    announcement('b', '2026-11-03T00:00:00Z', { readAt: '2026-11-03T01:00:00Z', type: 'INFO' }),
    announcement('c', '2026-11-02T00:00:00Z', { showInNotificationCenter: false }),
  ];
  const idsOf = (filters: Partial<typeof NO_FILTERS>) =>
    narrowedAnnouncements(all, { ...NO_FILTERS, ...filters }).map(({ id }) => id);

  it('include those for the centre only, newest first', () => {
    expect(idsOf({})).toEqual(['b', 'a']);
  });

  it('use the same filters as notifications', () => {
    expect(idsOf({ unreadOnly: true })).toEqual(['a']);
    expect(idsOf({ type: 'INFO' })).toEqual(['b']);
    expect(idsOf({ priority: 'LOW' })).toEqual([]);
    expect(idsOf({ search: 'closed THEATRE' })).toEqual(['b', 'a']);
    expect(idsOf({ search: 'open' })).toEqual([]);
  });
});

describe('merged notifications and announcements', () => {
  const items = [notification('2', '2026-11-05T00:00:00Z'), notification('1', '2026-11-03T00:00:00Z')];
  const announcements = [
    announcement('new', '2026-11-06T00:00:00Z'),
    announcement('between', '2026-11-04T00:00:00Z'),
    announcement('old', '2026-11-01T00:00:00Z'),
  ];
  const idsOf = (isFirst: boolean, isLast: boolean) =>
    mixed(items, announcements, { isFirst, isLast }).map(({ item }) => item.id);

  it('are in chronological order, each announcement on a single page', () => {
    expect(idsOf(true, true)).toEqual(['new', '2', 'between', '1', 'old']);
    expect(idsOf(true, false)).toEqual(['new', '2', 'between', '1']);
    expect(idsOf(false, true)).toEqual(['2', 'between', '1', 'old']);
    expect(idsOf(false, false)).toEqual(['2', 'between', '1']);
  });
});
