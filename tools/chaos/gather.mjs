// Reads the stored data in the shape that `reconcile` expects.
import { SERVICES } from './plan.mjs';

const PRACTICES = `
  select u.email, count(distinct o.id)::int as organisations,
         (select count(*) from billing.subscription s where s.organisation_id = u.organisation_id)::int as subscriptions,
         (select count(*) from notifications.mail_message m
            join notifications.mailbox_message b using (organisation_id, message_id)
           where m.organisation_id = u.organisation_id and m.template = 'welcome' and m.state = 'DELIVERED')::int as welcomes
    from identity."user" u join identity.organisation o on o.id = u.organisation_id
   where u.email like 'admin.%@chaos.example' group by u.email, u.organisation_id`;

const CLIENTS = `select email, count(*)::int as clients from crm.client where email like '%@chaos.example' group by email`;

const QUOTES = `
  select q.id, q.client->>'email' as email, q.status, q.mail_state as "mailState",
         q.view_count as views,
         (select count(*) from quoting.quote_message m where m.quote_id = q.id and m.sender = 'PATIENT')::int as queries,
         (select count(*) from quoting.quote_document d where d.quote_id = q.id)::int as documents,
         (select count(*) from quoting.patient_link l where l.quote_id = q.id)::int as links,
         (select count(*) from quoting.patient_response r where r.quote_id = q.id)::int as answers,
         (select count(*) from quoting.surgery_case c where c.quote_id = q.id)::int as cases
    from quoting.quote q`;

// A mail counts as sent only if it is in the mailbox.
const MAILS = `
  select m.quote_id as id, m.template as name, count(b.id)::int as count
    from notifications.mail_message m
    left join notifications.mailbox_message b on b.organisation_id = m.organisation_id and b.message_id = m.message_id
   where m.quote_id is not null group by m.quote_id, m.template`;

const NOTIFICATIONS = `
  select quote_id as id, topic as name, count(*)::int as count from notifications.notification
   where quote_id is not null group by quote_id, topic`;

const CASES = `select id, quote_id as "quoteId", status from quoting.surgery_case`;
const CASE_EVENTS = `select case_id as id, kind as name, count(*)::int as count from quoting.case_event group by case_id, kind`;
const CASE_NEWS = `
  select source_id as id, topic as name, count(*)::int as count from notifications.notification
   where source_type = 'SURGERY_CASE' and source_id is not null group by source_id, topic`;
const REMINDERS = `select quote_id as "quoteId", kind, state from quoting.patient_reminder`;

// A digest counts as sent only if it is in the mailbox.
const DIGESTS = `
  select d.user_id || ' ' || d.day as id, count(b.id)::int as mails
    from notifications.digest d
    left join notifications.mail_message m on m.organisation_id = d.organisation_id
      and m.dedupe_key = 'digest:' || d.user_id || ':' || d.day
    left join notifications.mailbox_message b on b.organisation_id = m.organisation_id and b.message_id = m.message_id
   group by d.user_id, d.day`;
const DIGEST_MAILS = `select count(*)::int as count from notifications.mail_message where template = 'digest'`;

const REPORTS = `
  select m.id, m.soft_bounces as "softBounces", count(r.mail_id)::int as reports
    from notifications.mail_message m
    join notifications.mail_report r on r.organisation_id = m.organisation_id and r.mail_id = m.id
   group by m.id, m.soft_bounces`;

const ENTRIES = `
  select entity_id as id, action as name, count(*)::int as count from audit.entry
   where entity_type = 'QUOTE' group by entity_id, action`;

// Due by the day after creation at the latest, in the practice's time zone.
const CALLBACKS = `
  select c.id, c.quote_id as "quoteId", c.status, c.priority, c.version, c.closed_reason as "closedReason",
         c.due_date <= (c.created_at at time zone o.time_zone)::date + 1 as "isDue",
         (select coalesce(jsonb_agg(e.reason), '[]') from audit.entry e
           where e.organisation_id = c.organisation_id and e.entity_id = c.id and e.reason is not null) as reasons
    from callbacks.callback c join identity.organisation o on o.id = c.organisation_id`;

/** Versioned records with the number of their audit entries. Views and exports do not change the version. */
const RECORDS = Object.entries({
  CLIENT: `crm.client t where t.email like '%@chaos.example'`,
  DOCTOR: 'quoting.doctor t where true',
  SURGERY: 'quoting.surgery t where true',
  QUOTE: 'quoting.quote t where true',
  SURGERY_CASE: 'quoting.surgery_case t where true',
  CALLBACK: 'callbacks.callback t where true',
  ORGANISATION: 'identity.organisation t where true',
  SUBSCRIPTION: 'billing.subscription t where true',
})
  .map(
    ([type, rows]) => `
  select '${type}' as type, t.id, t.version, (select count(*) from audit.entry e where e.organisation_id = t.organisation_id
      and e.entity_id = t.id and e.entity_type = '${type}' and e.action not in ('VIEW', 'EXPORT'))::int as entries
    from ${rows}`,
  )
  .join(' union all ');

const IMPORTS = `select id, status, total, successful from import.import_run`;
const IMPORTED = `
  select split_part(email, '.', 1) as prefix, count(*)::int as count from crm.client
   where email like '%@import.example' group by 1`;

const by = (rows, key) => Object.fromEntries(rows.map((row) => [row[key], row]));

/** `{ id: { name: count } }` of rows with id, name and count. */
function counts(rows) {
  const all = {};
  for (const { id, name, count } of rows) (all[id] ??= {})[name] = count;
  return all;
}

function grouped(rows, key) {
  const all = {};
  for (const row of rows) (all[row[key]] ??= []).push(row);
  return all;
}

/** The case of each quote, with counts of its events and notifications by kind. */
async function casesOf(database) {
  const events = counts(await database.query(CASE_EVENTS));
  const news = counts(await database.query(CASE_NEWS));
  const cases = (await database.query(CASES)).map((one) => ({
    ...one,
    events: events[one.id] ?? {},
    notifications: news[one.id] ?? {},
  }));
  return by(cases, 'quoteId');
}

async function quotesOf(database) {
  const mails = counts(await database.query(MAILS));
  const notifications = counts(await database.query(NOTIFICATIONS));
  const entries = counts(await database.query(ENTRIES));
  const callbacks = grouped(await database.query(CALLBACKS), 'quoteId');
  const cases = await casesOf(database);
  const reminders = grouped(await database.query(REMINDERS), 'quoteId');
  const quotes = (await database.query(QUOTES)).map((quote) => ({
    ...quote,
    case: cases[quote.id] ?? null,
    reminders: reminders[quote.id] ?? [],
    mails: mails[quote.id] ?? {},
    notifications: notifications[quote.id] ?? {},
    entries: entries[quote.id] ?? {},
    callbacks: callbacks[quote.id] ?? [],
  }));
  return grouped(quotes, 'email');
}

/** Counts of rows that must not remain when everything is processed. */
export async function leftIn(database) {
  const statements = SERVICES.flatMap((service) => [
    [`messages in the outbox of ${service}`, `${service}.outbox where published_at is null`],
    [`dead letters of ${service}`, `${service}.dead_letter`],
  ]).concat([
    ['mails that wait', `notifications.mail_message where state <> 'DELIVERED'`],
    ['imports that are not done', `import.import_run where status not in ('COMPLETED')`],
    ['reminders that are due', `quoting.patient_reminder where state = 'PLANNED' and due_at <= now()`],
    ['digests that are due', `notifications.practice_turn where job = 'startDigests' and due_at <= now()`],
  ]);
  const left = {};
  for (const [what, from] of statements)
    left[what] = (await database.query(`select count(*)::int as count from ${from}`))[0].count;
  return left;
}

/** Reads everything to be compared. `chainOf` verifies the audit chain of an organisation. */
export async function gather({ database, queues, chainOf }) {
  const organisations = await database.query('select id from identity.organisation');
  const chains = [];
  for (const { id } of organisations) chains.push({ organisationId: id, ...(await chainOf(id)) });
  return {
    practices: by(await database.query(PRACTICES), 'email'),
    clients: Object.fromEntries(
      (await database.query(CLIENTS)).map(({ email, clients }) => [email, clients]),
    ),
    quotes: await quotesOf(database),
    records: await database.query(RECORDS),
    imports: by(await database.query(IMPORTS), 'id'),
    imported: Object.fromEntries(
      (await database.query(IMPORTED)).map(({ prefix, count }) => [prefix, count]),
    ),
    digests: await database.query(DIGESTS),
    digestMails: (await database.query(DIGEST_MAILS))[0].count,
    reports: by(await database.query(REPORTS), 'id'),
    left: { ...(await leftIn(database)), ...(await queues.waiting()) },
    chains,
  };
}
