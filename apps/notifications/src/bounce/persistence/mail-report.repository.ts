import { Injectable } from '@nestjs/common';
import type { MailEvent } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { QUOTE_TEMPLATES, type MailTemplate } from '../../letter/domain/mail-content';

export interface ReportedMail {
  id: string;
  recipient: string;
  template: MailTemplate;
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  quote: { id: string; number: string; revision: number } | null;
}

interface Row {
  id: string;
  recipient: string;
  template: MailTemplate;
  state: ReportedMail['state'];
  quote_id: string | null;
  quote_number: string | null;
  revision: number | null;
}

/** Stores reports about emails that a server had accepted. */
@Injectable()
export class MailReportRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Platform scope: returns the practice of an email by its Message-ID, or null if it is not ours. */
  async findPractice(mailId: string, messageId: string): Promise<string | null> {
    const [row] = await this.uow.query<{ organisation_id: string }>(
      'select organisation_id from notifications.mail_message where id = $1 and message_id = $2',
      [mailId, messageId],
    );
    return row?.organisation_id ?? null;
  }

  /** Returns the latest email that brought the quote to the patient, once delivered. Null if there is none. */
  async findLatestDelivery(
    quoteId: string,
  ): Promise<{ id: string; messageId: string; deliveredAt: Date } | null> {
    const [row] = await this.uow.query<{ id: string; messageId: string; deliveredAt: Date }>(
      `select id, message_id as "messageId", delivered_at as "deliveredAt" from notifications.mail_message
        where organisation_id = $1 and quote_id = $2 and template = any($3) and (state = 'DELIVERED' or failure = 'BOUNCED')
        order by id desc limit 1`,
      [this.uow.organisationId, quoteId, [...QUOTE_TEMPLATES]],
    );
    return row ?? null;
  }

  /** Returns those of the emails whose version of the quote was sent to the patient again since, with a new link. */
  async findSentAgain(mailIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.uow.query<{ id: string }>(
      `select id from notifications.mail_message mail
        where organisation_id = $1 and id = any($2::uuid[]) and template = any($3)
          and exists (select 1 from notifications.mail_message later
            where later.organisation_id = $1 and later.quote_id = mail.quote_id and later.revision = mail.revision
              and later.template = any($3) and later.id > mail.id)`,
      [this.uow.organisationId, mailIds, [...QUOTE_TEMPLATES]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Locks and returns an email of the practice, or null. */
  async lock(mailId: string): Promise<ReportedMail | null> {
    const [row] = await this.uow.query<Row>(
      `select id, recipient, template, state, quote_id, quote_number, revision
         from notifications.mail_message where organisation_id = $1 and id = $2 for update`,
      [this.uow.organisationId, mailId],
    );
    return row ? toReportedMail(row) : null;
  }

  /** Stores a report. Returns false if it was already stored. */
  async save(
    mail: ReportedMail,
    key: string,
    { type, at }: Pick<MailEvent, 'type' | 'at'>,
  ): Promise<boolean> {
    const inserted = await this.uow.execute(
      `insert into notifications.mail_report (organisation_id, mail_id, report_key, type, address, happened_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [this.uow.organisationId, mail.id, key, type, mail.recipient.toLowerCase(), at],
    );
    return inserted === 1;
  }

  /**
   * Counts the emails to an address that failed temporarily within the last `days` days, and since staff last lifted a suppression
   * of it, because that settled the earlier ones.
   */
  async countSoftBouncedMails(address: string, days: number): Promise<number> {
    const [row] = await this.uow.query<{ mails: number }>(
      `select count(distinct mail_id)::int as mails from notifications.mail_report
        where organisation_id = $1 and address = $2 and type = 'SOFT_BOUNCE' and received_at > now() - $3 * interval '1 day'
          and received_at > coalesce((select max(deleted_at) from notifications.mail_suppression
            where organisation_id = $1 and address = $2), '-infinity')`,
      [this.uow.organisationId, address.toLowerCase(), days],
    );
    return row?.mails ?? 0;
  }

  /** Marks an email as bounced and erases its content. */
  async markBounced(mailId: string, detail: string): Promise<void> {
    await this.uow.execute(
      `update notifications.mail_message
          set state = 'FAILED', failure = 'BOUNCED', last_error = $3, sealed_params = null,
              lease_token = null, leased_until = null, updated_at = now(), version = version + 1
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, mailId, detail],
    );
  }

  async countSoftBounce(mailId: string): Promise<void> {
    await this.uow.execute(
      `update notifications.mail_message set soft_bounces = soft_bounces + 1, version = version + 1
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, mailId],
    );
  }

  async markComplained(mailId: string, at: string): Promise<void> {
    await this.uow.execute(
      `update notifications.mail_message set complained_at = coalesce(complained_at, $3), version = version + 1
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, mailId, at],
    );
  }
}

function toReportedMail(row: Row): ReportedMail {
  const { id, recipient, template, state, quote_id: quoteId, quote_number: number, revision } = row;
  const quote =
    quoteId === null || number === null || revision === null ? null : { id: quoteId, number, revision };
  return { id, recipient, template, state, quote };
}
