import { pruneNotifications, READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '@quillcare/contracts';
import { firstIdFrom, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';

const REASON = 'notifications that are no longer of use are removed for all organisations at once';
/** Deleted in one transaction, so that nobody waits for long. */
const BATCH = 2_000;

/**
 * Everything older than a year; and what is older than 90 days where it is a patient's answer, which the list has not shown for
 * long, or lies before the bound of everybody who reads notifications in that practice, so that all have read it.
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
