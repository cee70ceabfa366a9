import { Injectable } from '@nestjs/common';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import type { Letter } from '../domain/letter';
import type { MailTemplate } from '../domain/mail-content';

/** An email leased to this worker. */
export interface ClaimedMail {
  id: string;
  leaseToken: string;
  template: MailTemplate;
  recipient: string;
  sealedParams: string;
  messageId: string;
  attempts: number;
  lastError: string | null;
  quote: Letter['quote'];
}

interface MailRow {
  id: string;
  template: MailTemplate;
  recipient: string;
  sealed_params: string;
  message_id: string;
  attempts: number;
  last_error: string | null;
  quote_id: string | null;
  quote_number: string | null;
  revision: number | null;
}

/** Emails and their delivery. Leases and due times use the database's clock, because those of workers differ. */
@Injectable()
export class MailRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores an email unless its key is taken; returns the new id, or null. */
  async add(letter: Letter, subject: string, sealedParams: string): Promise<string | null> {
    const id = newId();
    const { recipient, content, dedupeKey, quote } = letter;
    const inserted = await this.uow.execute(
      `insert into notifications.mail_message
         (id, organisation_id, template, recipient, subject, sealed_params, quote_id, quote_number, revision, message_id, dedupe_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict on constraint mail_message_once do nothing`,
      [
        id,
        this.uow.organisationId,
        content.template,
        recipient,
        subject,
        sealedParams,
        quote?.id ?? null,
        quote?.number ?? null,
        quote?.revision ?? null,
        `<${id}@quillcare>`,
        dedupeKey,
      ],
    );
    return inserted === 1 ? id : null;
  }

  /** Leases the email for `leaseMs`; null when it is finished or another worker holds the lease. */
  async claim(id: string, leaseMs: number): Promise<ClaimedMail | null> {
    const leaseToken = newId();
    const [row] = await this.uow.query<MailRow>(
      `update notifications.mail_message
          set lease_token = $3, leased_until = now() + $4 * interval '1 millisecond', attempts = attempts + 1, updated_at = now()
        where organisation_id = $1 and id = $2 and state = 'PENDING' and (leased_until is null or leased_until < now())
       returning id, template, recipient, sealed_params, message_id, attempts, last_error, quote_id, quote_number, revision`,
      [this.uow.organisationId, id, leaseToken, leaseMs],
    );
    return row ? claimed(row, leaseToken) : null;
  }

  /** How long another worker still holds the lease; null when nobody does or the email is finished. */
  async busyForMs(id: string): Promise<number | null> {
    const [row] = await this.uow.query<{ left: number }>(
      `select greatest(0, extract(epoch from leased_until - now()) * 1000)::int as left
         from notifications.mail_message where organisation_id = $1 and id = $2 and state = 'PENDING' and leased_until is not null`,
      [this.uow.organisationId, id],
    );
    return row?.left ?? null;
  }

  /** Marks it as delivered and erases its content. False when the lease was lost meanwhile. */
  markDelivered(mail: ClaimedMail): Promise<boolean> {
    return this.writeIfLeased(
      mail,
      `state = 'DELIVERED', sealed_params = null, last_error = null, delivered_at = now()`,
    );
  }

  /** Marks it as failed and erases its content. False when the lease was lost meanwhile. */
  markFailed(mail: ClaimedMail, detail: string): Promise<boolean> {
    return this.writeIfLeased(mail, `state = 'FAILED', sealed_params = null, last_error = $4`, [detail]);
  }

  /** Schedules the next attempt. False when the lease was lost meanwhile. */
  defer(mail: ClaimedMail, detail: string, delayMs: number): Promise<boolean> {
    return this.writeIfLeased(mail, `last_error = $4, due_at = now() + $5 * interval '1 millisecond'`, [
      detail,
      delayMs,
    ]);
  }

  /** In a platform scope: emails overdue by `lateMs`; each is returned once per that time. */
  takeLate(lateMs: number, limit: number): Promise<{ id: string; organisation_id: string }[]> {
    return this.uow.query(
      `update notifications.mail_message set due_at = now() where id in (
         select id from notifications.mail_message
          where state = 'PENDING' and due_at < now() - $1 * interval '1 millisecond' and (leased_until is null or leased_until < now())
          order by due_at limit $2 for update skip locked)
       returning id, organisation_id`,
      [lateMs, limit],
    );
  }

  private async writeIfLeased(mail: ClaimedMail, set: string, values: unknown[] = []): Promise<boolean> {
    const touched = await this.uow.execute(
      `update notifications.mail_message set ${set}, lease_token = null, leased_until = null, updated_at = now(), version = version + 1
        where organisation_id = $1 and id = $2 and state = 'PENDING' and lease_token = $3`,
      [this.uow.organisationId, mail.id, mail.leaseToken, ...values],
    );
    return touched === 1;
  }
}

function claimed(row: MailRow, leaseToken: string): ClaimedMail {
  const { quote_id: quoteId, quote_number: number, revision } = row;
  return {
    id: row.id,
    leaseToken,
    template: row.template,
    recipient: row.recipient,
    sealedParams: row.sealed_params,
    messageId: row.message_id,
    attempts: row.attempts,
    lastError: row.last_error,
    quote:
      quoteId === null || number === null || revision === null ? null : { id: quoteId, number, revision },
  };
}
