import type { MigrationInterface, QueryRunner } from 'typeorm';
import { derivedColumns } from '../../organisation/domain/organisation';

interface Practice {
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

/** Super admins find practices, and support accesses are kept on record. */
export class CreateSupportAccess1763800005000 implements MigrationInterface {
  name = 'CreateSupportAccess1763800005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'practices get the columns that super admins search by', true)`,
    );
    await this.organisations(runner);
    await this.users(runner);
    await this.sessions(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of [
      'session_support_open',
      'session_support_recent',
      'user_admins',
      'user_super_admins',
    ])
      await runner.query(`drop index identity.${index}`);
    await runner.query('alter table identity.session drop column support_closed_at');
    await runner.query('alter table identity.organisation drop column search_key, drop column sort_name');
    await runner.query('drop index identity.organisation_by_created_at');
  }

  // These lists are the platform's: no organisation stands before the columns of their indexes.
  private async organisations(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.organisation add column search_key text not null default '',
      add column sort_name text collate "C" not null default ''`);
    const practices = (await runner.query(
      'select id, name, email, phone from identity.organisation',
    )) as Practice[];
    for (const practice of practices) {
      const { searchKey, sortName } = derivedColumns(practice);
      await runner.query('update identity.organisation set search_key = $2, sort_name = $3 where id = $1', [
        practice.id,
        searchKey,
        sortName,
      ]);
    }
    for (const sort of ['sort_name', 'created_at'])
      await runner.query(
        `create index organisation_by_${sort} on identity.organisation (${sort}, id) where deleted_at is null`,
      );
    await runner.query(
      'create index organisation_search on identity.organisation using gin (search_key public.gin_trgm_ops)',
    );
  }

  private async users(runner: QueryRunner): Promise<void> {
    await runner.query(`create index user_admins on identity."user" (organisation_id, is_active, created_at, id)
      where role = 'ORG_ADMIN' and deleted_at is null`);
    await runner.query(`create index user_super_admins on identity."user" (sort_name, id)
      where role = 'SUPER_ADMIN' and deleted_at is null`);
  }

  private async sessions(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.session add column support_closed_at timestamptz');
    await runner.query(`create index session_support_open on identity.session (id)
      where impersonator_user_id is not null and support_closed_at is null`);
    await runner.query(`create index session_support_recent on identity.session (created_at, id)
      where impersonator_user_id is not null`);
  }
}
