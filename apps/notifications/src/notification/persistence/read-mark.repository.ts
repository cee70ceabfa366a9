import { Injectable } from '@nestjs/common';
import { firstIdOfLast, UnitOfWork } from '@quillcare/service-kit';
import type { Resource } from '@quillcare/contracts';
import { VISIBLE } from './visible.sql';

/**
 * A notification is stored some time after its id was made. What is older than this is there or will never be, so that
 * nothing that comes late is taken for read: far longer than a transaction may last.
 */
const SETTLED_MS = 10 * 60_000;

const READ_BEFORE = `coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2), '00000000-0000-0000-0000-000000000000'::uuid)`;
// Nobody unreads what they have read.
const NEVER_BACK = `on conflict (organisation_id, user_id) do update set read_before = excluded.read_before
  where excluded.read_before > notification_reader.read_before`;

/** Who of the staff has read which notification: up to where everything, and beyond it which ones. */
@Injectable()
export class ReadMarkRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Marks one notification as read, again harmlessly; false when the person cannot see it. */
  async mark(userId: string, notificationId: string, readable: readonly Resource[]): Promise<boolean> {
    // Up to the first one that is still unread, all are read: their marks are not needed any more.
    const [row] = await this.uow.query<{ seen: boolean }>(
      `with seen as (select n.id from notifications.notification n where ${VISIBLE} and n.id = $4),
       bound as (
         select least($5::uuid, (
           select n.id from notifications.notification n
            where ${VISIBLE} and n.id >= ${READ_BEFORE} and n.id <> $4 and n.id < $5
              and (select true from notifications.notification_read r
                where r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id) is null
            order by n.id limit 1)) as id from seen),
       moved as (
         insert into notifications.notification_reader (organisation_id, user_id, read_before) select $1, $2, id from bound ${NEVER_BACK}),
       cleared as (
         delete from notifications.notification_read r using bound
          where r.organisation_id = $1 and r.user_id = $2 and r.notification_id < bound.id),
       marked as (
         insert into notifications.notification_read (organisation_id, user_id, notification_id)
         select $1, $2, seen.id from seen, bound where seen.id >= bound.id on conflict do nothing)
       select exists (select 1 from seen) as seen`,
      [this.uow.organisationId, userId, readable, notificationId, firstIdOfLast(SETTLED_MS)],
    );
    return row?.seen ?? false;
  }

  /** Marks everything that the person can see; how many were unread. */
  async markAll(userId: string, readable: readonly Resource[]): Promise<number> {
    const [row] = await this.uow.query<{ marked: number }>(
      `with unread as materialized (
         select n.id from notifications.notification n
          where ${VISIBLE} and n.id >= ${READ_BEFORE} and n.id not in (select r.notification_id
            from notifications.notification_read r where r.organisation_id = $1 and r.user_id = $2)),
       moved as (
         insert into notifications.notification_reader (organisation_id, user_id, read_before) values ($1, $2, $4) ${NEVER_BACK}),
       cleared as (
         delete from notifications.notification_read r where r.organisation_id = $1 and r.user_id = $2 and r.notification_id < $4),
       marked as (
         insert into notifications.notification_read (organisation_id, user_id, notification_id)
         select $1, $2, id from unread where id >= $4 on conflict do nothing)
       select count(*)::int as marked from unread`,
      [this.uow.organisationId, userId, readable, firstIdOfLast(SETTLED_MS)],
    );
    return row?.marked ?? 0;
  }
}
