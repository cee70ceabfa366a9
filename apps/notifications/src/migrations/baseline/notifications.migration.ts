import { practiceTurnTables, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Similar notifications of a day share a key, and some are raised only once. */
const NOTIFICATION = `
  create table notifications.notification (
    ${tenantColumns},
    topic text not null,
    needs text,
    title text not null,
    message text not null,
    quote_id uuid,
    action_url text,
    search_key text not null,
    type text not null default 'INFO',
    priority text not null default 'NORMAL',
    to_user uuid,
    to_roles text[],
    to_right text,
    source_type text,
    source_id uuid,
    action_label text,
    is_response boolean not null default false,
    mention_id uuid,
    group_key text,
    once_key text
  );
  -- The number that the planner assumes, deliberately low: it uses one plan for practices of all sizes, and a plan for an
  -- average practice would read and sort all rows of a large one. A plan for large ones follows the index and stops early,
  -- which costs a small practice nothing.
  alter table notifications.notification alter column organisation_id set (n_distinct = 10);
  create index notification_search on notifications.notification using gin (organisation_id, search_key gin_trgm_ops);
  create unique index notification_of_mention on notifications.notification (organisation_id, mention_id)
    where mention_id is not null;
  create index notification_group on notifications.notification (organisation_id, group_key, id) where group_key is not null;
  create unique index notification_once on notifications.notification (organisation_id, once_key) where once_key is not null;
  -- Counting reads only the index.
  create index notification_newest on notifications.notification (organisation_id, id)
    include (needs, to_user, to_roles, to_right, topic)
    where deleted_at is null and not is_response;
  create index notification_newest_responses on notifications.notification (organisation_id, id)
    include (needs, to_user, to_roles, to_right, topic)
    where deleted_at is null and is_response;
`;

/** Which users have read which notification. */
const NOTIFICATION_READ = `
  create table notifications.notification_read (
    organisation_id uuid not null,
    user_id uuid not null,
    notification_id uuid not null references notifications.notification (id) on delete cascade,
    read_at timestamptz not null default now(),
    primary key (organisation_id, user_id, notification_id)
  );
  create index notification_read_of on notifications.notification_read (notification_id);
`;

/** What each user has archived. */
const NOTIFICATION_ARCHIVED = `
  create table notifications.notification_archived (
    organisation_id uuid not null,
    user_id uuid not null,
    notification_id uuid not null references notifications.notification (id) on delete cascade,
    archived_at timestamptz not null default now(),
    primary key (organisation_id, user_id, notification_id)
  );
  create index notification_archived_of on notifications.notification_archived (notification_id);
`;

/**
 * How far a user has read everything: notifications whose id is before `read_before` are read and need no mark, so that the cost
 * of counting unread ones does not grow with a practice's history.
 */
const NOTIFICATION_READER = `
  create table notifications.notification_reader (
    organisation_id uuid not null,
    user_id uuid not null,
    read_before uuid not null,
    primary key (organisation_id, user_id)
  );
`;

/** The notifications that each user wants. */
const NOTIFICATION_PREFERENCE = `
  create table notifications.notification_preference (
    organisation_id uuid not null,
    user_id uuid not null,
    show_banner boolean not null default true,
    show_in_app boolean not null default true,
    email boolean not null default true,
    email_frequency text not null default 'DAILY_DIGEST' check (email_frequency in ('IMMEDIATE', 'DAILY_DIGEST', 'WEEKLY_DIGEST',
      'NEVER')),
    urgent_at_once boolean,
    banner_off text[] not null default '{}',
    in_app_off text[] not null default '{}',
    email_off text[] not null default '{}',
    quiet_from text,
    quiet_to text,
    quiet_days int[] not null default '{}',
    updated_at timestamptz not null default now(),
    constraint notification_preference_quiet check ((quiet_from is null) = (quiet_to is null)),
    primary key (organisation_id, user_id)
  );
`;

const DIGEST = `
  create table notifications.digest (
    organisation_id uuid not null,
    user_id uuid not null,
    day date not null,
    until_id uuid not null,
    items int not null,
    created_at timestamptz not null default now(),
    primary key (organisation_id, user_id, day)
  );
`;

/** Who has dismissed the callback banner, when, and how many callbacks it showed at that time. */
const CALLBACK_BANNER_DISMISSAL = `
  create table notifications.callback_banner_dismissal (
    organisation_id uuid not null,
    user_id uuid not null,
    dismissed_at timestamptz not null,
    callbacks int not null,
    primary key (organisation_id, user_id)
  );
`;

/** Creates the notification centre and its preferences. */
export async function createNotifications(runner: QueryRunner): Promise<void> {
  await runner.query(NOTIFICATION);
  await tenantTable(runner, 'notifications.notification');
  await runner.query(NOTIFICATION_READ);
  await tenantTable(runner, 'notifications.notification_read');
  await runner.query(NOTIFICATION_ARCHIVED);
  await tenantTable(runner, 'notifications.notification_archived');
  await runner.query(NOTIFICATION_READER);
  await tenantTable(runner, 'notifications.notification_reader');
  await runner.query(NOTIFICATION_PREFERENCE);
  await tenantTable(runner, 'notifications.notification_preference');
  await runner.query(DIGEST);
  await tenantTable(runner, 'notifications.digest');
  await runner.query(CALLBACK_BANNER_DISMISSAL);
  await tenantTable(runner, 'notifications.callback_banner_dismissal');
  await practiceTurnTables(runner, 'notifications');
}
