import { deliverMail, type JobDefinition } from '@quillcare/contracts';
import { contextFor, newId, runInContext, UnitOfWork } from '@quillcare/service-kit';
import { sharedBy, startProduct, type Product } from '@quillcare/testing';
import type { INestApplication, Type } from '@nestjs/common';
import { DeliverMailJob } from '../delivery/jobs/deliver-mail.job';
import { SweepMailsJob } from '../mail/jobs/sweep-mails.job';
import { MailDispatcher } from '../mail/mail-dispatcher';
import type { Letter } from '../letter/domain/letter';

interface TestedProduct {
  app: Pick<INestApplication, 'get'>;
  sql<T>(text: string, params?: unknown[]): Promise<T[]>;
}

export interface MailState {
  id: string;
  state: string;
  attempts: number;
  last_error: string | null;
  sealed_params: string | null;
  delivered_at: Date | null;
}

export interface Outgoing {
  destination: string;
  not_before: Date | null;
  payload: { data: Record<string, unknown> };
}

/** The worker's product whose workers are off and whose mails go to the local mailbox. */
export function startOffice(): Promise<Product> {
  const env = { ...process.env, SMTP_URL: '' };
  return sharedBy('office', () => startProduct({ only: ['identity', 'notifications'], role: 'api', env }));
}

/** Drives the emails of one practice by hand, in a process whose workers are off. */
export class PostOffice {
  constructor(
    private readonly product: TestedProduct,
    readonly organisationId: string = newId(),
  ) {}

  /** Runs work as a job of the service. */
  work<T>(task: () => Promise<T>): Promise<T> {
    return runInContext(
      contextFor({ kind: 'service', service: 'notifications' }, { organisationId: this.organisationId }),
      task,
    );
  }

  transaction<T>(task: () => Promise<T>): Promise<T> {
    return this.work(() => this.get(UnitOfWork).runFor(this.organisationId, task));
  }

  get<T>(type: Type<T>): T {
    return this.product.app.get(type, { strict: false });
  }

  /** Dispatches a letter. Resolves with the id of its email, new or existing. */
  async post(letter: Letter): Promise<string> {
    await this.transaction(() => this.get(MailDispatcher).dispatch(letter));
    const sql = 'select id from notifications.mail_message where organisation_id = $1 and dedupe_key = $2';
    const [row] = await this.product.sql<{ id: string }>(sql, [this.organisationId, letter.dedupeKey]);
    if (!row) throw new Error('The letter was not posted.');
    return row.id;
  }

  deliver(mailId: string, run = { attempt: 1, lastAttempt: false }): Promise<void> {
    return this.work(() =>
      this.get(DeliverMailJob).handle({ organisationId: this.organisationId, mailId }, run),
    );
  }

  sweep(): Promise<void> {
    return this.work(() => this.get(SweepMailsJob).handle());
  }

  async mail(mailId: string): Promise<MailState> {
    const sql =
      'select id, state, attempts, last_error, sealed_params, delivered_at from notifications.mail_message where id = $1';
    const [row] = await this.product.sql<MailState>(sql, [mailId]);
    if (!row) throw new Error('There is no such mail.');
    return row;
  }

  /** Sets columns of an email directly, for example to expire a lease. */
  async tamper(mailId: string, set: string): Promise<void> {
    await this.product.sql(`update notifications.mail_message set ${set} where id = $1`, [mailId]);
  }

  /** Messages published to other services and workers, in order. */
  sent(destination: string): Promise<Outgoing[]> {
    const sql = `select destination, not_before, payload from notifications.outbox where organisation_id = $1 and destination = $2 order by seq`;
    return this.product.sql<Outgoing>(sql, [this.organisationId, destination]);
  }

  jobs(job: JobDefinition = deliverMail): Promise<Outgoing[]> {
    return this.sent(`${job.service}.${job.name}`);
  }
}
