import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import type { Resource } from '@quillcare/contracts';

/** Who of the staff has read which notification. */
@Injectable()
export class ReadMarkRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Marks one notification as read, again harmlessly; false when the person cannot see it. */
  async mark(userId: string, notificationId: string, readable: readonly Resource[]): Promise<boolean> {
    const [row] = await this.uow.query<{ seen: boolean }>(
      `with seen as (
         select id from notifications.notification where organisation_id = $1 and id = $3 and needs = any($4::text[]) and deleted_at is null),
       marked as (
         insert into notifications.notification_read (organisation_id, user_id, notification_id) select $1, $2, id from seen on conflict do nothing)
       select exists (select 1 from seen) as seen`,
      [this.uow.organisationId, userId, notificationId, readable],
    );
    return row?.seen ?? false;
  }

  /** Marks everything that the person can see; how many were unread. */
  markAll(userId: string, readable: readonly Resource[]): Promise<number> {
    return this.uow.execute(
      `insert into notifications.notification_read (organisation_id, user_id, notification_id)
       select $1, $2, n.id from notifications.notification n
        where n.organisation_id = $1 and n.needs = any($3::text[]) and n.deleted_at is null
          and n.id not in (select r.notification_id from notifications.notification_read r
            where r.organisation_id = $1 and r.user_id = $2)
       on conflict do nothing`,
      [this.uow.organisationId, userId, readable],
    );
  }
}
