import type { MigrationInterface, QueryRunner } from 'typeorm';
import { quoteSearchKey } from '../domain/quote-content';

const BATCH = 1_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

interface Stored {
  id: string;
  quote_number: string;
  patient: { firstName: string; lastName: string };
  doctor: { firstName: string; lastName: string };
}

/** Makes quotes and surgery cases searchable by their doctor; existing rows get the longer key. */
export class SearchByDoctor1764000004000 implements MigrationInterface {
  name = 'SearchByDoctor1764000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'quotes of all practices get their search key', true)`,
    );
    await renewKeys(runner, 'quote', 'client');
    await renewKeys(runner, 'surgery_case', 'patient');
  }

  /** The longer keys are harmless. */
  async down(): Promise<void> {}
}

async function renewKeys(runner: QueryRunner, table: string, patient: string): Promise<void> {
  for (let after = LOWEST_ID; ;) {
    const rows = (await runner.query(
      `select id, quote_number, ${patient} as patient, doctor from quoting.${table} where id > $1 order by id limit ${BATCH}`,
      [after],
    )) as Stored[];
    const last = rows.at(-1);
    if (!last) return;
    await runner.query(
      `update quoting.${table} set search_key = renewed.key
         from unnest($1::uuid[], $2::text[]) as renewed (id, key) where ${table}.id = renewed.id`,
      [
        rows.map(({ id }) => id),
        rows.map((row) => quoteSearchKey(row.quote_number, row.patient, row.doctor)),
      ],
    );
    after = last.id;
  }
}
