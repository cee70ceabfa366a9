import { listDuplicatePairs, type DuplicatePair, type InputOf, type ResultOf } from '@quillcare/contracts';
import { defineList, Implements, TenantReader, type Handler } from '@quillcare/service-kit';

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

@Implements(listDuplicatePairs)
export class ListDuplicatePairsQuery implements Handler<typeof listDuplicatePairs> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listDuplicatePairs>): Promise<ResultOf<typeof listDuplicatePairs>> {
    return this.reader.page(duplicatePairs, query);
  }
}
