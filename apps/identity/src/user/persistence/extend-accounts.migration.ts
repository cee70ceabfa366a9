import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { derivedColumns } from '../domain/user';

const SORTS = ['sort_name', 'email', 'created_at'];

interface Person {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** Staff can be searched and sorted, sessions know where they are used, and secrets are mailed. */
export class ExtendAccounts1763700001000 implements MigrationInterface {
  name = 'ExtendAccounts1763700001000';

  async up(runner: QueryRunner): Promise<void> {
    await this.users(runner);
    await this.sessions(runner);
    await runner.query(`create table identity.account_token (${tenantColumns},
      user_id uuid not null,
      purpose text not null check (purpose in ('PASSWORD_RESET')),
      token_hash text not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      foreign key (organisation_id, user_id) references identity."user" (organisation_id, id))`);
    await tenantTable(runner, 'identity.account_token');
    // A token does not say whose it is, so it is looked up across organisations.
    await runner.query('create unique index account_token_hash on identity.account_token (token_hash)');
    await runner.query(`create unique index account_token_live on identity.account_token (organisation_id, user_id, purpose)
      where ended_at is null`);
    await runner.query('create index account_token_age on identity.account_token (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.account_token');
    await runner.query(
      'alter table identity.session drop column last_used_at, drop column ip_address, drop column user_agent',
    );
    await runner.query('drop index identity.user_by_email, identity.user_by_created_at');
    await runner.query('alter table identity."user" drop column search_key, drop column sort_name');
  }

  private async users(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity."user" add column search_key text not null default '',
      add column sort_name text collate "C" not null default ''`);
    await runner.query(
      `select set_config('app.platform_scope', 'accounts of all practices get the columns they are searched by', true)`,
    );
    const people = (await runner.query(
      'select id, email, first_name, last_name from identity."user"',
    )) as Person[];
    for (const { id, email, first_name, last_name } of people) {
      const { searchKey, sortName } = derivedColumns({ email, firstName: first_name, lastName: last_name });
      await runner.query('update identity."user" set search_key = $2, sort_name = $3 where id = $1', [
        id,
        searchKey,
        sortName,
      ]);
    }
    for (const sort of SORTS)
      await runner.query(
        `create index user_by_${sort} on identity."user" (organisation_id, ${sort}, id) where deleted_at is null`,
      );
    await runner.query(
      'create index user_search on identity."user" using gin (search_key public.gin_trgm_ops)',
    );
  }

  private async sessions(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.session add column last_used_at timestamptz not null default now(),
      add column ip_address text not null default '', add column user_agent text not null default ''`);
    await runner.query('alter table identity.session drop constraint session_end_reason_check');
    await runner.query(`alter table identity.session add constraint session_end_reason_check check (end_reason in
      ('SIGNED_OUT', 'SIGNED_OUT_ELSEWHERE', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'DEACTIVATED'))`);
  }
}
