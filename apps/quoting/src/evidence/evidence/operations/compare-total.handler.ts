import { compareTotal } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { parseFileHash, parseVerifyCode } from '../../../quote';

const REASON = 'anyone who holds a printed document can check its total';

// A signed file shows the total of the chosen options; all others show the document's.
const TOTAL_MATCHES = `select 1 from quoting.quote_file f
  join quoting.quote_document d on d.organisation_id = f.organisation_id and d.quote_id = f.quote_id and d.revision = f.revision
 where (f.sha256 = $1 or f.verify_code = $2)
   and $3::bigint = coalesce((select r.total_minor from quoting.patient_response r where f.kind = 'SIGNED'
         and r.organisation_id = f.organisation_id and r.quote_id = f.quote_id and r.response = 'accept'
       order by r.revision desc limit 1), (d.canonical_json::json->'totals'->>'totalMinor')::bigint)
 limit 1`;

/** Public, for anyone holding a printed copy. Answers yes or no, and no for an unknown code. */
export const CompareTotalHandler = implementWith(compareTotal, { platform: REASON }, [UnitOfWork], (uow) => ({
  async handle({ params, body }) {
    const hash = parseFileHash(params.code);
    const code = hash ? null : parseVerifyCode(params.code);
    const found = await uow.query(TOTAL_MATCHES, [hash, code, body.totalMinor]);
    return { agrees: found.length > 0 };
  },
}));
