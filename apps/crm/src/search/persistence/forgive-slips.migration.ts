import { addNameSlips, removeNameSlips } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { derivedFields } from '../../client/domain/client-fields';

const BATCH = 1_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
const STORED = `select id, first_name as "firstName", last_name as "lastName", email, phone,
    secondary_phone as "secondaryPhone", suburb, date_of_birth::text as "dateOfBirth"
  from crm.client where id > $1 order by id limit ${BATCH}`;

type Stored = Parameters<typeof derivedFields>[0] & { id: string };

/** Clients and leads are found despite a slip in their names, clients also by birthday and suburb. */
export class ForgiveSlips1795000144000 implements MigrationInterface {
  name = 'ForgiveSlips1795000144000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'clients of all practices get their search key', true)`,
    );
    await renewKeys(runner);
    await addNameSlips(runner, 'crm.client');
    await addNameSlips(runner, 'crm.lead');
  }

  /** The longer keys are harmless. */
  async down(runner: QueryRunner): Promise<void> {
    await removeNameSlips(runner, 'crm.lead');
    await removeNameSlips(runner, 'crm.client');
    await runner.query('drop function crm.name_slips(text)');
  }
}

async function renewKeys(runner: QueryRunner): Promise<void> {
  for (let after = LOWEST_ID; ;) {
    const rows = (await runner.query(STORED, [after])) as Stored[];
    const last = rows.at(-1);
    if (!last) return;
    await runner.query(
      `update crm.client set search_key = renewed.key
         from unnest($1::uuid[], $2::text[]) as renewed (id, key) where client.id = renewed.id`,
      [rows.map(({ id }) => id), rows.map((row) => derivedFields(row).searchKey)],
    );
    after = last.id;
  }
}
