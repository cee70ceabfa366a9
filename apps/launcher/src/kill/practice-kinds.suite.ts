import {
  createClient,
  CallbacksDue,
  listAuditEntries,
  sendReminderMail,
  tellCallbacksDue,
  writeDigests,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { firstIdFrom, newId } from '@quillcare/service-kit';
import type { Product, TestOrganisation } from '@quillcare/testing';
import { sendQuoteTo } from '../quote-to-patient.suite';
import {
  atOutbox,
  onInsert,
  onUpdate,
  idsOf,
  isOf,
  mailedOnce,
  practices,
  takeTurns,
  toldOf,
  type Kind,
} from './kinds.suite';

const SYDNEY = 'Australia/Sydney';

/** Changes recorded in the audit: the worker dies while it handles those of one practice and publishes those of another. */
export async function auditedChanges(product: Product): Promise<Kind> {
  const all = await practices(product, 'audited', 2);
  const [handled, published] = all;
  const created: string[] = [];
  const create = async ({ admin }: TestOrganisation, count: number) => {
    const body = { firstName: 'Pat', lastName: 'Ngata', email: 'pat@example.com', phone: '0412 345 678' };
    for (let at = 0; at < count; at += 1)
      created.push((await product.call(createClient, { body }, admin)).id);
  };
  return {
    points: [
      onInsert(
        'audit.entry',
        `${isOf(handled)} and (select count(*) from audit.entry where entity_type = 'CLIENT') = 3`,
      ),
      onUpdate('crm.outbox', `${isOf(published)} and new.published_at is not null`),
    ],
    async begin() {
      for (const practice of all) await create(practice, 8);
    },
    async isWhole() {
      await product.eventually(async () => {
        const entries = await product.sql<{ id: string }>(
          `select entity_id as id from audit.entry where organisation_id = any ($1) and entity_type = 'CLIENT'`,
          [idsOf(all)],
        );
        expect(entries.map(({ id }) => id).sort()).toEqual([...created].sort());
      });
      const query = { entityType: 'CLIENT' as const, limit: 1 };
      for (const { admin } of all)
        expect((await product.call(listAuditEntries, { query }, admin)).total).toBe(created.length / 2);
    },
  };
}

/** Users who sign up: the welcome email follows from an event, the confirmation link from a job. */
export function signUps(product: Product): Kind {
  const to = (at: number) => `owner.${at}@killed.example`;
  return {
    points: [
      onInsert(
        'notifications.mail_message',
        `new.recipient = '${to(1)}' and new.template = 'email-confirmation'`,
      ),
      onUpdate(
        'notifications.mail_message',
        `new.recipient = '${to(2)}' and new.template = 'welcome' and new.state = 'DELIVERED'`,
      ),
    ],
    begin: () => practices(product, 'killed', 4),
    async isWhole() {
      for (const subject of ['Welcome to Quillcare', 'Confirm your email address'])
        await mailedOnce(product, 'killed', 4, `${subject}%`);
    },
  };
}

/** Callbacks due in the morning. */
export async function callsDue(product: Product): Promise<Kind> {
  const all = await practices(product, 'calls', 4);
  const [, claiming, telling, held] = all;
  return {
    points: [
      onInsert('notifications.inbox', `${isOf(claiming)} and new.consumer like '%CallbacksDue%'`),
      onInsert('notifications.notification', `${isOf(telling)} and new.topic = 'CALLBACKS_DUE'`),
      atOutbox('callbacks', CallbacksDue.subject, held),
    ],
    async begin() {
      await product.sql(
        `insert into callbacks.callback (id, organisation_id, quote_id, quote_number, revision, client_id, client_name,
           status, priority, due_date, attempt_count, search_key)
         select id, organisation, id, 'Q-1', 1, id, 'Hana Ngāpō', 'pending', 'NORMAL', (now() at time zone $2)::date, 0, ''
           from (select organisation, gen_random_uuid() as id from unnest($1::uuid[]) organisation, generate_series(1, 3)) call`,
        [idsOf(all), SYDNEY],
      );
      await takeTurns(product, tellCallbacksDue, all);
    },
    async isWhole() {
      await product.eventually(async () => {
        const told = await product.sql<{ id: string }>(
          `select organisation_id as id from notifications.notification where topic = 'CALLBACKS_DUE'`,
        );
        expect(told.map(({ id }) => id).sort()).toEqual(idsOf(all).sort());
      });
      expect(await toldOf(product, CallbacksDue)).toEqual(idsOf(all).sort());
      const left = `select 1 from callbacks.callback where reminded_on is null and organisation_id = any ($1)`;
      expect(await product.sql(left, [idsOf(all)])).toEqual([]);
    },
  };
}

/** Digests of a practice's colleagues, one of which is being sent when the worker dies. */
export async function digests(product: Product): Promise<Kind> {
  const colleagues = 12;
  const [practice] = await practices(product, 'digests', 1);
  const { organisationId } = practice!;
  const anHourAgo = firstIdFrom(new Date(Date.now() - 3_600_000));
  await product.sql(
    `insert into identity."user" (id, organisation_id, role, first_name, last_name, email, password_hash, is_active, search_key, sort_name, created_at)
     select gen_random_uuid(), $1, 'USER', 'Ben', 'Tran', 'owner.' || at || '@digests.example', 'none', true, '', '', now() - interval '1 day'
       from generate_series(1, $2) at`,
    [organisationId, colleagues - 1],
  );
  await product.sql(
    `update identity."user" set created_at = created_at - interval '1 day' where organisation_id = $1`,
    [organisationId],
  );
  return {
    points: [
      onInsert(
        'notifications.mail_message',
        `${isOf(practice)} and new.template = 'digest' and (select count(*) from notifications.digest) = 5`,
      ),
    ],
    async begin() {
      await product.sql(
        `insert into notifications.notification (id, organisation_id, topic, title, message, search_key)
         values ($1, $2, 'LINK_LOCKED', 'Patient link locked', 'The link to quote Q-1 was locked.', '')`,
        [anHourAgo, organisationId],
      );
      const data = { organisationId, day: todayIn(new Date(), SYDNEY), timeZone: SYDNEY };
      await product.sql(
        `insert into notifications.outbox (id, organisation_id, kind, destination, payload) values ($1, $2, 'job', $3, $4)`,
        [newId(), organisationId, `${writeDigests.service}.${writeDigests.name}`, { data, organisationId }],
      );
    },
    async isWhole() {
      await mailedOnce(product, 'digests', colleagues, 'Your %');
    },
  };
}

/** A time zone in which it is about noon, because reminders are sent in the daytime and tests run at any hour. */
function zoneOfNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // The sign in these names is inverted: Etc/GMT-10 is ten hours ahead.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Patients who have been silent for days. */
export async function silentPatients(product: Product): Promise<Kind> {
  const patients = 4;
  const all = await practices(product, 'silence', patients);
  for (const [at, practice] of all.entries())
    await sendQuoteTo(product, practice, `owner.${at}@patients.example`);
  // A quote's own email counts as activity, so patients are only silent once all have been sent.
  const quotes = await product.eventually(async () => {
    const delivered = await product.sql<{ id: string }>(
      `select id from quoting.quote where mail_state = 'DELIVERED'`,
    );
    expect(delivered).toHaveLength(patients);
    return delivered.map(({ id }) => id);
  });
  const isReminderOf = (at: number) =>
    `new.destination = '${sendReminderMail.service}.${sendReminderMail.name}' and new.payload->'data'->>'quoteId' = '${quotes[at] ?? ''}'`;
  return {
    points: [
      onInsert(
        'notifications.mail_message',
        `new.quote_id = '${quotes[1] ?? ''}' and new.template = 'quote-reminder'`,
      ),
      onUpdate('quoting.outbox', `${isReminderOf(2)} and new.published_at is not null`),
      onInsert('quoting.outbox', isReminderOf(3)),
    ],
    async begin() {
      await product.sql(
        `update quoting.quote set time_zone = $1, sent_at = sent_at - interval '8 days', mail_state_at = mail_state_at - interval '8 days'`,
        [zoneOfNoon()],
      );
      await product.sql(
        `update quoting.patient_reminder set due_at = now() - interval '1 minute' + make_interval(secs => array_position($1::uuid[], quote_id))
          where kind = 'SILENCE'`,
        [quotes],
      );
    },
    async isWhole() {
      await mailedOnce(product, 'patients', patients, '%Stop reminders about quote%');
      expect(await product.sql(`select 1 from quoting.patient_reminder where state = 'SENT'`)).toHaveLength(
        patients,
      );
    },
  };
}
