import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const ANNOUNCEMENT = `
  create table notifications.announcement (
    ${tenantColumns},
    title text not null,
    message text not null,
    type text not null,
    priority text not null,
    audience text not null,
    for_roles text[] not null,
    for_user_ids uuid[] not null,
    time_zone text not null,
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
    sort_title text not null
  );
  create index announcement_by_created_at on notifications.announcement (organisation_id, created_at, id) where deleted_at is null;
  create index announcement_by_title on notifications.announcement (organisation_id, sort_title, id) where deleted_at is null;
  create index announcement_search on notifications.announcement using gin (organisation_id, search_key gin_trgm_ops);
`;

const ANNOUNCEMENT_MARK = `
  create table notifications.announcement_mark (
    organisation_id uuid not null,
    announcement_id uuid not null references notifications.announcement (id),
    user_id uuid not null,
    read_at timestamptz,
    dismissed_at timestamptz,
    acknowledged_at timestamptz,
    primary key (organisation_id, announcement_id, user_id)
  );
`;

/** Platform announcements to all or some practices. The rows belong to no practice. */
const PLATFORM_ANNOUNCEMENT = `
  create table notifications.platform_announcement (
    ${tenantColumns},
    title text not null,
    message text not null,
    type text not null,
    priority text not null,
    audience text not null,
    for_roles text[] not null,
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
    sort_title text not null,
    for_organisation_ids uuid[] not null default '{}'
  );
  create index platform_announcement_by_created_at on notifications.platform_announcement (organisation_id, created_at, id)
    where deleted_at is null;
  create index platform_announcement_by_title on notifications.platform_announcement (organisation_id, sort_title, id)
    where deleted_at is null;
  create index platform_announcement_search on notifications.platform_announcement using gin (organisation_id,
    search_key gin_trgm_ops);
`;

/** A mark belongs to the practice of its reader. */
const PLATFORM_ANNOUNCEMENT_MARK = `
  create table notifications.platform_announcement_mark (
    organisation_id uuid not null,
    announcement_id uuid not null references notifications.platform_announcement (id),
    user_id uuid not null,
    read_at timestamptz,
    dismissed_at timestamptz,
    acknowledged_at timestamptz,
    primary key (organisation_id, announcement_id, user_id)
  );
  create index platform_announcement_mark_of on notifications.platform_announcement_mark (announcement_id);
`;

/** Creates announcements of practices and of the platform, and who has seen them. */
export async function createAnnouncements(runner: QueryRunner): Promise<void> {
  await runner.query(ANNOUNCEMENT);
  await tenantTable(runner, 'notifications.announcement');
  await runner.query(ANNOUNCEMENT_MARK);
  await tenantTable(runner, 'notifications.announcement_mark');
  await runner.query(PLATFORM_ANNOUNCEMENT);
  await tenantTable(runner, 'notifications.platform_announcement');
  await runner.query(PLATFORM_ANNOUNCEMENT_MARK);
  await tenantTable(runner, 'notifications.platform_announcement_mark');
}
