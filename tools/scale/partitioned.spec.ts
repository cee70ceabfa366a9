import { indexOnCopy } from './partitioned.mjs';

const of = { schema: 'crm', table: 'client' };

it('copies an index to the partitioned table without its name', () => {
  expect(
    indexOnCopy(
      'CREATE INDEX client_by_state ON crm.client USING btree (organisation_id, state) WHERE (deleted_at IS NULL)',
      of,
    ),
  ).toBe('CREATE INDEX ON scale."client" USING btree (organisation_id, state) WHERE (deleted_at IS NULL)');
});

it('keeps uniqueness within a practice, but not across practices', () => {
  const unique = (columns: string) => `CREATE UNIQUE INDEX once ON crm.client USING btree (${columns})`;
  expect(indexOnCopy(unique('organisation_id, email'), of)).toContain('UNIQUE INDEX ON scale."client"');
  expect(indexOnCopy(unique('email'), of)).toBeNull();
});
