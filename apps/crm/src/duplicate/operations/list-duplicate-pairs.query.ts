import { listDuplicatePairs, type DuplicatePair } from '@quillcare/contracts';
import { defineList, implement, TenantReader } from '@quillcare/service-kit';

const person = (id: string): string => `
  (select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
      'dateOfBirth', c.date_of_birth, 'suburb', c.suburb, 'state', c.state,
      'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from crm.client c where c.organisation_id = $1 and c.id = ${id})`;

export const duplicatePairs = defineList<DuplicatePair>({
  name: 'crm.duplicate_pairs',
  from: 'crm.duplicate_pair',
  columns: `id, created_at, reasons, ${person('first_id')} as first, ${person('second_id')} as second`,
  where: 'deleted_at is null and dismissed_at is null',
  query: listDuplicatePairs.query,
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { clientId: (client) => `${client}::uuid in (first_id, second_id)` },
});

export const ListDuplicatePairsQuery = implement(listDuplicatePairs, [TenantReader], (reader) => ({
  handle: ({ query }) => reader.page(duplicatePairs, query),
}));
