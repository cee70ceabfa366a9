import { pruneNotifications, READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '@quillcare/contracts';
import { firstIdFrom, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';

const REASON = 'obsolete notifications are removed for all organisations at once';
/** Rows deleted per transaction, so that locks are short. */
const BATCH = 2_000;

/**
 * Deletes everything older than a year. Deletes after 90 days patients' answers, which the list stopped showing long ago, and
 * what everyone who reads notifications in that practice has read.
 */
const OVER = `delete from notifications.notification where id in (
  select n.id from notifications.notification n
   where n.id < $2::uuid and (n.id < $1::uuid or n.is_response or n.id < (
     select reader.read_before from notifications.notification_reader reader
      where reader.organisation_id = n.organisation_id order by reader.read_before limit 1))
   limit ${BATCH})`;

@Processes(pruneNotifications)
export class PruneNotificationsJob implements JobHandler<typeof pruneNotifications> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle(): Promise<void> {
    const [unread, read] = [this.daysAgo(UNREAD_KEPT_DAYS), this.daysAgo(READ_KEPT_DAYS)];
    let deleted: number;
    do
      deleted = await this.uow.runPlatform(REASON, () =>
        this.uow.execute(OVER, [firstIdFrom(unread), firstIdFrom(read)]),
      );
    while (deleted === BATCH);
    await this.uow.runPlatform(REASON, () =>
      this.uow.execute('delete from notifications.digest where created_at < $1', [read]),
    );
  }

  private daysAgo(days: number): Date {
    return new Date(this.uow.now().getTime() - days * 86_400_000);
  }
}
