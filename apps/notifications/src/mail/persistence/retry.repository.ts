import { Injectable } from '@nestjs/common';
import type { MailKind } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { MailTemplate } from '../../letter/domain/mail-content';

export interface Retryable {
  id: string;
  template: MailTemplate;
  state: 'PENDING' | 'FAILED';
  recipient: string;
  quoteId: string | null;
  revision: number | null;
}

const COLUMNS = 'id, template, state, recipient, quote_id as "quoteId", revision';

@Injectable()
export class RetryRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns an email in any state, or null if the practice has none with this id. */
  async find(id: string): Promise<(Omit<Retryable, 'state'> & { state: string; isKept: boolean }) | null> {
    const [row] = await this.uow.query<Omit<Retryable, 'state'> & { state: string; isKept: boolean }>(
      `select ${COLUMNS}, sealed_params is not null as "isKept" from notifications.mail_message
        where organisation_id = $1 and id = $2 and deleted_at is null`,
      [this.uow.organisationId, id],
    );
    return row ?? null;
  }

  /** Returns the newest failed emails of one kind or of all kinds, except those to suppressed addresses. */
  findFailed(kind: MailKind | null, limit: number): Promise<Retryable[]> {
    return this.uow.query(
      `select ${COLUMNS} from notifications.mail_message m
        where organisation_id = $1 and deleted_at is null and state = 'FAILED' and sealed_params is not null
          and ($2::text is null or template = $2)
          and not exists (select 1 from notifications.mail_suppression s
            where s.organisation_id = $1 and s.address = lower(m.recipient) and s.deleted_at is null)
        order by created_at desc, id desc limit $3`,
      [this.uow.organisationId, kind, limit],
    );
  }

  /** Makes emails due now, unless a worker holds their lease. Returns those that could still be sent. */
  release(
    ids: readonly string[],
  ): Promise<{ id: string; quoteId: string | null; revision: number | null; template: MailTemplate }[]> {
    return this.uow.query(
      `update notifications.mail_message
          set state = 'PENDING', failure = null, due_at = now(), updated_at = now(), version = version + 1,
              attempts = case state when 'FAILED' then 0 else attempts end,
              route = case state when 'FAILED' then 'PLATFORM' else route end,
              route_reason = case state when 'FAILED' then null else route_reason end
        where organisation_id = $1 and id = any($2::uuid[]) and sealed_params is not null and state <> 'DELIVERED'
          and (leased_until is null or leased_until < now())
       returning id, quote_id as "quoteId", revision, template`,
      [this.uow.organisationId, ids],
    );
  }
}
