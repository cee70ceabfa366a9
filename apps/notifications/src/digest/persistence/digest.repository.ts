import { Injectable } from '@nestjs/common';
import type { Notification } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { NOTICE_PREFIX } from '../../notice/domain/notice-letters';
import type { Viewer } from '../../notification/domain/viewer';
import { archived, UNREAD, VISIBLE, viewerParams } from '../../notification/persistence/notification.sql';
import type { TopicCount } from '../domain/digest';

// Leaves out notifications that the person already got by individual email, also in one that reports several. Such an email is
// hardly older than the digest's week: it waits no longer than quiet days.
const UNREAD_BY_TOPIC = `select n.topic, count(*)::int as count,
    case when count(*) = 1 then min(n.action_url) end as path
  from notifications.notification n
 where ${VISIBLE} and ${UNREAD} and ${archived('n', false)}
   and n.topic = any ($6::text[]) and n.id >= $7::uuid and n.id < $8::uuid
   and not exists (select from notifications.mail_message m
     where m.organisation_id = $1 and m.dedupe_key = '${NOTICE_PREFIX}' || n.id || ':' || $2::text)
   and '${NOTICE_PREFIX}' || n.id || ':' || $2::text not in (select unnest(m.joined_keys) from notifications.mail_message m
     where m.organisation_id = $1 and m.deleted_at is null and m.created_at > now() - interval '21 days'
       and m.joined_keys is not null)
 group by n.topic`;

/** Id range covered by a digest; `untilId` is exclusive and starts the next one. */
export interface DigestSpan {
  fromId: string;
  untilId: string;
}

/** Stores which digests were written. Each person has at most one a day, and it starts where the previous one ended. */
@Injectable()
export class DigestRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns where each person's last digest ended, by user id. */
  async readLastEnds(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.uow.query<{ user_id: string; until_id: string }>(
      `select distinct on (user_id) user_id, until_id from notifications.digest
        where organisation_id = $1 order by user_id, day desc`,
      [this.uow.organisationId],
    );
    return new Map(rows.map(({ user_id, until_id }) => [user_id, until_id]));
  }

  countUnread(
    viewer: Viewer,
    topics: readonly Notification['topic'][],
    { fromId, untilId }: DigestSpan,
  ): Promise<TopicCount[]> {
    const params = [this.uow.organisationId, ...viewerParams(viewer), topics, fromId, untilId];
    return this.uow.query<TopicCount>(UNREAD_BY_TOPIC, params);
  }

  /** Claims the person's digest for a day. Returns false if it was already written. */
  async claim(userId: string, day: string, untilId: string, items: number): Promise<boolean> {
    const inserted = await this.uow.execute(
      `insert into notifications.digest (organisation_id, user_id, day, until_id, items)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [this.uow.organisationId, userId, day, untilId, items],
    );
    return inserted === 1;
  }
}
