import { Inject, Injectable } from '@nestjs/common';
import type { MailFailure, MailRoute } from '@quillcare/contracts';
import { CONFIG, newId, SERVICE_CONFIG, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import type { Letter } from '../../letter/domain/letter';
import type { MailTemplate } from '../../letter/domain/mail-content';
import { messageDomain, messageIdOf } from '../../smtp/domain/message-id';
import type { NotificationsConfig } from '../../notifications.config';

/** An email leased to this worker. */
export interface ClaimedMail {
  id: string;
  leaseToken: string;
  template: MailTemplate;
  recipient: string;
  sealedParams: string;
  messageId: string;
  /** Number of delivery attempts so far. */
  attempts: number;
  lastError: string | null;
  route: MailRoute;
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
  route: MailRoute;
  quote_id: string | null;
  quote_number: string | null;
  revision: number | null;
}

export interface SealedLetter {
  letter: Letter;
  subject: string;
  sealedParams: string;
}

const ADD_ALL = `insert into notifications.mail_message
    (id, organisation_id, template, recipient, subject, sealed_params, quote_id, quote_number, revision, message_id, dedupe_key, due_at)
  select id, $1, template, recipient, subject, sealed_params, quote_id, quote_number, revision, message_id, dedupe_key, coalesce(due_at, now())
    from jsonb_to_recordset($2::jsonb) as mail (id uuid, template text, recipient text, subject text, sealed_params text,
      quote_id uuid, quote_number text, revision int, message_id text, dedupe_key text, due_at timestamptz)
  on conflict on constraint mail_message_once do nothing returning id`;

/** Stores emails and their delivery state. Leases and due times use the database's clock, because workers' clocks differ. */
@Injectable()
export class MailRepository {
  private readonly domain: string;

  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) { MAIL_FROM }: NotificationsConfig,
    @Inject(CONFIG) { publicUrl }: ProcessConfig,
  ) {
    this.domain = messageDomain(MAIL_FROM, publicUrl);
  }

  /** Stores an email unless its key is taken. Returns the new id, or null. */
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
        messageIdOf(id, this.domain),
        dedupeKey,
      ],
    );
    return inserted === 1 ? id : null;
  }

  /** Stores the emails whose keys are free, in one statement. Returns the new ids with their letters. */
  async addAll(letters: readonly SealedLetter[]): Promise<{ id: string; letter: Letter }[]> {
    const mails = letters.map((sealed) => ({ id: newId(), ...sealed }));
    const rows = mails.map(({ id, letter, subject, sealedParams }) => ({
      id,
      template: letter.content.template,
      recipient: letter.recipient,
      subject,
      sealed_params: sealedParams,
      message_id: messageIdOf(id, this.domain),
      dedupe_key: letter.dedupeKey,
      quote_id: letter.quote?.id,
      quote_number: letter.quote?.number,
      revision: letter.quote?.revision,
      due_at: letter.notBefore,
    }));
    const added = await this.uow.query<{ id: string }>(ADD_ALL, [
      this.uow.organisationId,
      JSON.stringify(rows),
    ]);
    const isNew = new Set(added.map(({ id }) => id));
    return mails.filter(({ id }) => isNew.has(id));
  }

  /** Locks and returns the notification emails to a person that no worker has started to send. */
  lockUnsentNews(recipient: string): Promise<{ id: string; sealedParams: string }[]> {
    return this.uow.query(
      `select id, sealed_params as "sealedParams" from notifications.mail_message
        where organisation_id = $1 and recipient = $2 and template = 'news' and state = 'PENDING' and attempts = 0
          and leased_until is null and sealed_params is not null
        order by id for update`,
      [this.uow.organisationId, recipient],
    );
  }

  async rewrite(id: string, subject: string, sealedParams: string, joinedKey: string): Promise<void> {
    await this.uow.execute(
      `update notifications.mail_message
          set subject = $3, sealed_params = $4, joined_keys = array_append(joined_keys, $5),
              updated_at = now(), version = version + 1
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, id, subject, sealedParams, joinedKey],
    );
  }

  /** Leases the email for `leaseMs`. Returns null if it is finished or another worker holds the lease. */
  async claim(id: string, leaseMs: number): Promise<ClaimedMail | null> {
    const leaseToken = newId();
    const [row] = await this.uow.query<MailRow>(
      `update notifications.mail_message
          set lease_token = $3, leased_until = now() + $4 * interval '1 millisecond', updated_at = now()
        where organisation_id = $1 and id = $2 and state = 'PENDING' and (leased_until is null or leased_until < now())
       returning id, template, recipient, sealed_params, message_id, attempts, last_error, route,
                 quote_id, quote_number, revision`,
      [this.uow.organisationId, id, leaseToken, leaseMs],
    );
    return row ? toClaimedMail(row, leaseToken) : null;
  }

  /** Counts an attempt, right before contacting a mail server. Returns null if the lease was lost. */
  async countAttempt(mail: ClaimedMail): Promise<number | null> {
    const [row] = await this.uow.query<{ attempts: number }>(
      `update notifications.mail_message set attempts = attempts + 1
        where organisation_id = $1 and id = $2 and state = 'PENDING' and lease_token = $3 returning attempts`,
      [this.uow.organisationId, mail.id, mail.leaseToken],
    );
    return row?.attempts ?? null;
  }

  /** Releases the lease without recording an attempt, since no mail server was contacted. */
  async release(mail: ClaimedMail): Promise<void> {
    await this.uow.execute(
      `update notifications.mail_message set lease_token = null, leased_until = null
        where organisation_id = $1 and id = $2 and state = 'PENDING' and lease_token = $3`,
      [this.uow.organisationId, mail.id, mail.leaseToken],
    );
  }

  /** Returns how long another worker's lease lasts, in milliseconds. Null if there is none or the email is finished. */
  async remainingLeaseMs(id: string): Promise<number | null> {
    const [row] = await this.uow.query<{ left: number }>(
      `select greatest(0, extract(epoch from leased_until - now()) * 1000)::int as left
         from notifications.mail_message where organisation_id = $1 and id = $2 and state = 'PENDING' and leased_until is not null`,
      [this.uow.organisationId, id],
    );
    return row?.left ?? null;
  }

  /** Marks the email as delivered and erases its content. Returns false if the lease was lost. */
  markDelivered(mail: ClaimedMail, route: MailRoute): Promise<boolean> {
    const set = `state = 'DELIVERED', sealed_params = null, last_error = null, delivered_at = now(), route = $4`;
    return this.writeIfLeased(mail, set, [route]);
  }

  /** Marks the email as failed and erases its content unless it may be resent. Returns false if the lease was lost. */
  markFailed(
    mail: ClaimedMail,
    { detail, failure, isKept }: { detail: string; failure: MailFailure; isKept: boolean },
  ): Promise<boolean> {
    const set = `state = 'FAILED', last_error = $4, failure = $5, sealed_params = case when $6 then sealed_params end`;
    return this.writeIfLeased(mail, set, [detail, failure, isKept]);
  }

  /** Schedules the next attempt. Returns false if the lease was lost. */
  defer(mail: ClaimedMail, detail: string, delayMs: number): Promise<boolean> {
    return this.writeIfLeased(mail, `last_error = $4, due_at = now() + $5 * interval '1 millisecond'`, [
      detail,
      delayMs,
    ]);
  }

  /** Deletes an email that must no longer be sent. Returns false if the lease was lost. */
  async discard(mail: ClaimedMail): Promise<boolean> {
    const removed = await this.uow.execute(
      `delete from notifications.mail_message where organisation_id = $1 and id = $2 and state = 'PENDING' and lease_token = $3`,
      [this.uow.organisationId, mail.id, mail.leaseToken],
    );
    return removed === 1;
  }

  /**
   * Schedules the next attempt through the platform's server, because the practice's own did not accept it. Returns false if the
   * lease was lost.
   */
  handOver(mail: ClaimedMail, detail: string, delayMs: number, reason: string): Promise<boolean> {
    const set = `last_error = $4, due_at = now() + $5 * interval '1 millisecond', route = 'FALLBACK', route_reason = $6`;
    return this.writeIfLeased(mail, set, [detail, delayMs, reason]);
  }

  /** Platform scope: erases the content of emails that failed more than `days` days ago. */
  eraseFailed(days: number, limit: number): Promise<number> {
    return this.uow.execute(
      `update notifications.mail_message set sealed_params = null where id in (
         select id from notifications.mail_message
          where state = 'FAILED' and sealed_params is not null and updated_at < now() - $1 * interval '1 day'
          order by updated_at limit $2 for update skip locked)`,
      [days, limit],
    );
  }

  /**
   * Platform scope: returns emails overdue by `lateMs` and resets their due time, so that each is returned once per that
   * interval.
   */
  takeOverdue(lateMs: number, limit: number): Promise<{ id: string; organisation_id: string }[]> {
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

function toClaimedMail(row: MailRow, leaseToken: string): ClaimedMail {
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
    route: row.route,
    quote:
      quoteId === null || number === null || revision === null ? null : { id: quoteId, number, revision },
  };
}
