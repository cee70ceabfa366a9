import { tenantColumns, tenantSearchIndex, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** The tables of announcements and of who has seen them, `<name>` and `<name>_mark`; `own` are the columns that one kind has. */
export async function createAnnouncementTables(runner: QueryRunner, name: string, own = ''): Promise<void> {
  const table = `notifications.${name}`;
  await runner.query(`create table ${table} (${tenantColumns},
    title text not null,
    message text not null,
    type text not null,
    priority text not null,
    audience text not null,
    for_roles text[] not null,
    ${own}
    starts_at text,
    ends_at text,
    scheduled_at timestamptz,
    expires_at timestamptz,
    published_at timestamptz,
    show_in_banner boolean not null,
    show_in_notification_center boolean not null,
    is_dismissible boolean not null,
    needs_acknowledgement boolean not null,
    action_label text,
    action_target text,
    action_style text not null,
    is_active boolean not null,
    search_key text not null,
    sort_title text not null)`);
  await tenantTable(runner, table);
  for (const [sort, columns] of [
    ['created_at', 'created_at, id'],
    ['title', 'sort_title, id'],
  ])
    await runner.query(
      `create index ${name}_by_${sort} on ${table} (organisation_id, ${columns}) where deleted_at is null`,
    );
  await tenantSearchIndex(runner, table);
  await createMarks(runner, table);
}

async function createMarks(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`create table ${table}_mark (
    organisation_id uuid not null,
    announcement_id uuid not null references ${table} (id),
    user_id uuid not null,
    read_at timestamptz,
    dismissed_at timestamptz,
    acknowledged_at timestamptz,
    primary key (organisation_id, announcement_id, user_id))`);
  await tenantTable(runner, `${table}_mark`);
}

export async function dropAnnouncementTables(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`drop table notifications.${name}_mark`);
  await runner.query(`drop table notifications.${name}`);
}
