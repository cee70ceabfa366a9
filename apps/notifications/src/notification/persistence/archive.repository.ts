import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import type { Viewer } from '../domain/viewer';
import { oneOrGroupSql, shownIdsSql, shownParams, VISIBLE, viewerParams } from './notification.sql';

const TABLE = 'notifications.notification_archived';

const ARCHIVE = `insert into ${TABLE} (organisation_id, user_id, notification_id)
  select $1, $2::uuid, n.id from notifications.notification n where ${VISIBLE} and ${oneOrGroupSql('$6', '$7')}
  on conflict (organisation_id, user_id, notification_id) do update set archived_at = excluded.archived_at`;

const RESTORE = `delete from ${TABLE} away using notifications.notification n
  where away.organisation_id = $1 and away.user_id = $2::uuid and n.organisation_id = $1 and n.id = away.notification_id
    and ${oneOrGroupSql('$3', '$4')}`;

const ARCHIVE_ALL = `insert into ${TABLE} (organisation_id, user_id, notification_id)
  select $1, $2::uuid, found.id from ${shownIdsSql(VISIBLE)} found on conflict do nothing`;

/** Stores which notifications each person has archived. */
@Injectable()
export class ArchiveRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Archives a notification or its whole group. Idempotent. Returns false if the person cannot see it. */
  async archive(viewer: Viewer, id: string, wholeGroup: boolean): Promise<boolean> {
    const baseParams = [this.uow.organisationId, ...viewerParams(viewer)];
    return (await this.uow.execute(ARCHIVE, [...baseParams, id, wholeGroup])) > 0;
  }

  /** Restores an archived notification or its whole group. Returns false if the person has not archived it. */
  async restore(userId: string, id: string, wholeGroup: boolean): Promise<boolean> {
    return (await this.uow.execute(RESTORE, [this.uow.organisationId, userId, id, wholeGroup])) > 0;
  }

  /** Archives everything shown to the person. Returns how many were archived. */
  archiveAll(viewer: Viewer): Promise<number> {
    return this.uow.execute(ARCHIVE_ALL, [this.uow.organisationId, ...shownParams(viewer)]);
  }
}
