import { compareTotal, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { readFileHash, readVerifyCode } from '../../../quote';

const REASON = 'whoever holds a paper asks whether its total is the one of its document';

// What was signed has the total of what was chosen, everything else the one of the document.
const AGREES = `select 1 from quoting.quote_file f
  join quoting.quote_document d on d.organisation_id = f.organisation_id and d.quote_id = f.quote_id and d.revision = f.revision
 where (f.sha256 = $1 or f.verify_code = $2)
   and $3::bigint = coalesce((select r.total_minor from quoting.patient_response r where f.kind = 'SIGNED'
         and r.organisation_id = f.organisation_id and r.quote_id = f.quote_id and r.response = 'accept'
       order by r.revision desc limit 1), (d.canonical_json::json->'totals'->>'totalMinor')::bigint)
 limit 1`;

/** For anybody who holds a paper: yes or no, and no for what is not known. */
@Implements(compareTotal, { platform: REASON })
export class CompareTotalHandler implements Handler<typeof compareTotal> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle({ params, body }: InputOf<typeof compareTotal>): Promise<ResultOf<typeof compareTotal>> {
    const hash = readFileHash(params.code);
    const code = hash ? null : readVerifyCode(params.code);
    const found = await this.uow.query(AGREES, [hash, code, body.totalMinor]);
    return { agrees: found.length > 0 };
  }
}
