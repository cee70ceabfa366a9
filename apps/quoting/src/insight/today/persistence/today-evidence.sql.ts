import { IN_ZONE, part, QUOTE } from './today.part';

// One per quote. Only the newest file of a kind counts, because a retry creates another.
export const DOCUMENTS = part(
  'documents',
  'DOCUMENT',
  `(select f.quote_id, min(f.asked_at) as asked_at from quoting.quote_file f
     where f.organisation_id = $1 and f.state = 'FAILED' and not exists (select 1 from quoting.quote_file n
       where n.organisation_id = f.organisation_id and n.quote_id = f.quote_id and n.kind = f.kind and n.asked_at > f.asked_at)
     group by f.quote_id) f
   join quoting.quote q on q.id = f.quote_id and ${QUOTE}`,
  'f.asked_at, q.id',
  { since: 'f.asked_at', dueOn: `(f.asked_at ${IN_ZONE}` },
);

// For the person responsible for evidence ($9). Faults without a quote are in the audit trail.
export const EVIDENCE = part(
  'evidence',
  'EVIDENCE',
  `(select f.quote_id, min(f.found_at) as found_at, (array_agg(f.id order by f.found_at, f.id))[1] as id,
      string_agg(f.place || ' ' || f.fault, '; ' order by f.found_at, f.id) as faults
      from quoting.evidence_fault f where f.organisation_id = $1 and $9::boolean group by f.quote_id) f
   left join quoting.quote q on q.organisation_id = $1 and q.id = f.quote_id`,
  'f.found_at, f.id',
  {
    id: 'coalesce(q.id, f.id)',
    version: 'coalesce(q.version, 1)',
    about: 'f.faults',
    since: 'f.found_at',
    dueOn: `(f.found_at ${IN_ZONE}`,
  },
);
