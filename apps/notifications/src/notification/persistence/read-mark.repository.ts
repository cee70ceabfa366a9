import { Injectable } from '@nestjs/common';
import type { Resource } from '@quillcare/contracts';
import { firstIdOfLast, UnitOfWork } from '@quillcare/service-kit';
import { READ_BEFORE, UNREAD, VISIBLE } from './notification.sql';

/**
 * Milliseconds after which no notification with an older id can still appear: an id is created before its
 * transaction commits, and this is far longer than a transaction may last.
 */
const SETTLED_MS = 10 * 60_000;

const IS_VISIBLE = `select 1 from notifications.notification n where ${VISIBLE} and n.id = $3`;

const MARK = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  select $1, $3, n.id from notifications.notification n where ${VISIBLE} and n.id = $4 and n.id >= ${READ_BEFORE}
  on conflict do nothing`;

const FIRST_UNREAD = `select n.id from notifications.notification n
  where ${VISIBLE} and ${UNREAD} and n.id < $4 order by n.id limit 1`;

const COUNT_UNREAD = `select count(*) as count from notifications.notification n where ${VISIBLE} and ${UNREAD}`;

const MARK_FROM = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  select $1, $3, n.id from notifications.notification n where ${VISIBLE} and n.id >= $4 on conflict do nothing`;

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

  /** Marks one notification as read; idempotent. False if the user cannot see it. */
  async mark(userId: string, notificationId: string, readable: readonly Resource[]): Promise<boolean> {
    const { organisationId } = this.uow;
    const visible = await this.uow.query(IS_VISIBLE, [organisationId, readable, notificationId]);
    if (visible.length === 0) return false;
    await this.uow.execute(MARK, [organisationId, readable, userId, notificationId]);
    const settled = firstIdOfLast(SETTLED_MS);
    const [unread] = await this.uow.query<{ id: string }>(FIRST_UNREAD, [
      organisationId,
      readable,
      userId,
      settled,
    ]);
    await this.readUpTo(userId, unread?.id ?? settled);
    return true;
  }

  /** Marks everything that the user can see as read; returns how many were unread. */
  async markAll(userId: string, readable: readonly Resource[]): Promise<number> {
    const { organisationId } = this.uow;
    const settled = firstIdOfLast(SETTLED_MS);
    const [unread] = await this.uow.query<{ count: number }>(COUNT_UNREAD, [
      organisationId,
      readable,
      userId,
    ]);
    await this.uow.execute(MARK_FROM, [organisationId, readable, userId, settled]);
    await this.readUpTo(userId, settled);
    return unread?.count ?? 0;
  }

  private async readUpTo(userId: string, bound: string): Promise<void> {
    await this.uow.execute(MOVE_BOUND, [this.uow.organisationId, userId, bound]);
    await this.uow.execute(CLEAR_MARKS, [this.uow.organisationId, userId, bound]);
  }
}
