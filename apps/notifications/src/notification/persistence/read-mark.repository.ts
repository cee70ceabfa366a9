import { Injectable } from '@nestjs/common';
import { firstIdOfLast, UnitOfWork } from '@quillcare/service-kit';
import type { Viewer } from '../domain/viewer';
import { READ_BEFORE, UNREAD, VISIBLE, viewerParams } from './notification.sql';

/**
 * Milliseconds after which no notification with an older id can still appear: an id is created before its
 * transaction commits, and this is far longer than a transaction may last.
 */
const SETTLED_MS = 10 * 60_000;

const IS_VISIBLE = `select 1 from notifications.notification n where ${VISIBLE} and n.id = $6`;

const MARK = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  select $1, $2::uuid, n.id from notifications.notification n where ${VISIBLE} and n.id = $6 and n.id >= ${READ_BEFORE}
  on conflict do nothing`;

const FIRST_UNREAD = `select n.id from notifications.notification n
  where ${VISIBLE} and ${UNREAD} and n.id < $6 order by n.id limit 1`;

const COUNT_UNREAD = `select count(*) as count from notifications.notification n where ${VISIBLE} and ${UNREAD}`;

const MARK_FROM = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  select $1, $2::uuid, n.id from notifications.notification n where ${VISIBLE} and n.id >= $6 on conflict do nothing`;

// The bound never moves back: read notifications stay read.
const MOVE_BOUND = `insert into notifications.notification_reader (organisation_id, user_id, read_before)
  values ($1, $2, $3) on conflict (organisation_id, user_id) do update set read_before = excluded.read_before
  where excluded.read_before > notification_reader.read_before`;

const CLEAR_MARKS = `delete from notifications.notification_read
  where organisation_id = $1 and user_id = $2 and notification_id < $3`;

/** Which notifications each member of staff has read: all before a bound, and marks for those after it. */
@Injectable()
export class ReadMarkRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Marks one notification as read; idempotent. False if the person cannot see it. */
  async mark(viewer: Viewer, notificationId: string): Promise<boolean> {
    const whose = [this.uow.organisationId, ...viewerParams(viewer)];
    const visible = await this.uow.query(IS_VISIBLE, [...whose, notificationId]);
    if (visible.length === 0) return false;
    await this.uow.execute(MARK, [...whose, notificationId]);
    const settled = firstIdOfLast(SETTLED_MS);
    const [unread] = await this.uow.query<{ id: string }>(FIRST_UNREAD, [...whose, settled]);
    await this.readUpTo(viewer.userId, unread?.id ?? settled);
    return true;
  }

  /** Marks everything that the person can see as read; returns how many were unread. */
  async markAll(viewer: Viewer): Promise<number> {
    const whose = [this.uow.organisationId, ...viewerParams(viewer)];
    const settled = firstIdOfLast(SETTLED_MS);
    const [unread] = await this.uow.query<{ count: number }>(COUNT_UNREAD, whose);
    await this.uow.execute(MARK_FROM, [...whose, settled]);
    await this.readUpTo(viewer.userId, settled);
    return unread?.count ?? 0;
  }

  private async readUpTo(userId: string, bound: string): Promise<void> {
    await this.uow.execute(MOVE_BOUND, [this.uow.organisationId, userId, bound]);
    await this.uow.execute(CLEAR_MARKS, [this.uow.organisationId, userId, bound]);
  }
}
