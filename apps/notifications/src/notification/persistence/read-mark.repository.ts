import { Injectable } from '@nestjs/common';
import { minIdWithinLast, UnitOfWork } from '@quillcare/service-kit';
import type { Viewer } from '../domain/viewer';
import {
  firstShownSql,
  oneOrGroupSql,
  READ_BEFORE,
  shownIdsSql,
  shownParams,
  UNREAD,
  VISIBLE,
  viewerParams,
} from './notification.sql';

/**
 * Milliseconds after which no notification with an older id can appear any more. An id is created before its transaction commits,
 * and this is far longer than any transaction may take.
 */
const SETTLED_MS = 10 * 60_000;

// A notification no longer shown may still be open in a browser, so these two consider all.
const IS_VISIBLE = `select 1 from notifications.notification n where ${VISIBLE} and n.id = $6`;

const MARK = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  select $1, $2::uuid, n.id from notifications.notification n where ${VISIBLE} and ${oneOrGroupSql('$6', '$7')} and n.id >= ${READ_BEFORE}
  on conflict do nothing`;

const MARK_MENTION = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  select $1, $2::uuid, n.id from notifications.notification n
   where n.organisation_id = $1 and n.mention_id = $3 and n.to_user = $2::uuid and n.id >= ${READ_BEFORE}
  on conflict do nothing returning notification_id`;

const MARK_OWN = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  values ($1, $2, $3) on conflict do nothing`;

const FIRST_UNREAD = `select id from ${firstShownSql(`${VISIBLE} and ${UNREAD} and n.id < $7`, 'asc', '1')} unread`;

const COUNT_UNREAD = `select count(*) as count from ${shownIdsSql(`${VISIBLE} and ${UNREAD}`)} unread`;

const MARK_FROM = `insert into notifications.notification_read (organisation_id, user_id, notification_id)
  select $1, $2::uuid, found.id from ${shownIdsSql(`${VISIBLE} and n.id >= $7`)} found on conflict do nothing`;

// The bound never moves back, so read notifications stay read.
const MOVE_BOUND = `insert into notifications.notification_reader (organisation_id, user_id, read_before)
  values ($1, $2, $3) on conflict (organisation_id, user_id) do update set read_before = excluded.read_before
  where excluded.read_before > notification_reader.read_before`;

const CLEAR_MARKS = `delete from notifications.notification_read
  where organisation_id = $1 and user_id = $2 and notification_id < $3`;

/** Stores which notifications each member of staff has read: everything before a bound, plus marks after it. */
@Injectable()
export class ReadMarkRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Marks a notification or its whole group as read. Idempotent. Returns false if the person cannot see it. */
  async mark(viewer: Viewer, notificationId: string, wholeGroup = false): Promise<boolean> {
    const baseParams = [this.uow.organisationId, ...viewerParams(viewer)];
    const visible = await this.uow.query(IS_VISIBLE, [...baseParams, notificationId]);
    if (visible.length === 0) return false;
    await this.uow.execute(MARK, [...baseParams, notificationId, wholeGroup]);
    const settled = minIdWithinLast(SETTLED_MS);
    const params = [this.uow.organisationId, ...shownParams(viewer)];
    const [unread] = await this.uow.query<{ id: string }>(FIRST_UNREAD, [...params, settled]);
    await this.moveReadBound(viewer.userId, unread?.id ?? settled);
    return true;
  }

  /** Marks the notification of a person's own action as read. */
  async markOwn(userId: string, notificationId: string): Promise<void> {
    await this.uow.execute(MARK_OWN, [this.uow.organisationId, userId, notificationId]);
  }

  /** Marks the notification of a mention as read. Returns null if there is none or it was already read. */
  async markMention(userId: string, mentionId: string): Promise<string | null> {
    const params = [this.uow.organisationId, userId, mentionId];
    const [marked] = await this.uow.query<{ notification_id: string }>(MARK_MENTION, params);
    return marked?.notification_id ?? null;
  }

  /** Marks everything the person can see as read. Returns how many were unread. */
  async markAll(viewer: Viewer): Promise<number> {
    const params = [this.uow.organisationId, ...shownParams(viewer)];
    const settled = minIdWithinLast(SETTLED_MS);
    const [unread] = await this.uow.query<{ count: number }>(COUNT_UNREAD, params);
    await this.uow.execute(MARK_FROM, [...params, settled]);
    await this.moveReadBound(viewer.userId, settled);
    return unread?.count ?? 0;
  }

  private async moveReadBound(userId: string, bound: string): Promise<void> {
    await this.uow.execute(MOVE_BOUND, [this.uow.organisationId, userId, bound]);
    await this.uow.execute(CLEAR_MARKS, [this.uow.organisationId, userId, bound]);
  }
}
