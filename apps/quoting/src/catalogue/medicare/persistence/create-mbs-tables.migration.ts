import { platformTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of the Medicare Benefits Schedule: of no practice, read by all. */
export class CreateMbsTables1764400004000 implements MigrationInterface {
  name = 'CreateMbsTables1764400004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.mbs_table (
      id uuid primary key,
      effective_on date not null,
      file_name text not null,
      sha256 text not null,
      item_count int not null,
      is_sample boolean not null,
      settings jsonb not null,
      loaded_at timestamptz not null,
      loaded_by uuid,
      loaded_by_name text not null,
      replaced_at timestamptz)`);
    await runner.query(
      'create unique index mbs_table_in_force on quoting.mbs_table (effective_on) where replaced_at is null',
    );
    await platformTable(runner, 'quoting.mbs_table');
    await runner.query(`create table quoting.mbs_item (
      table_id uuid not null references quoting.mbs_table (id) on delete cascade,
      item text not null,
      category text not null,
      "group" text not null,
      sub_group text,
      fee_type text not null check (fee_type in ('FIXED', 'DERIVED')),
      schedule_fee_minor int,
      benefit75_minor int,
      benefit85_minor int,
      benefit100_minor int,
      basic_units int,
      derived_fee text,
      needs_anaesthetist boolean not null,
      allows_assistant boolean not null,
      hospital_only boolean not null,
      description text not null,
      fee_from date,
      search_key text not null,
      primary key (table_id, item))`);
    await platformTable(runner, 'quoting.mbs_item');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.mbs_item, quoting.mbs_table');
  }
}
