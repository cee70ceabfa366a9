import { verifyDocument, type DocumentKind, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { documentState, type FoundDocument } from '../domain/document-state';
import { parseFileHash, parseVerifyCode } from '../../../quote';

const REASON = 'anyone who holds a document can check whether it is genuine';

type Verdict = ResultOf<typeof verifyDocument>;

interface Row extends FoundDocument {
  kind: DocumentKind;
  madeAt: Date | null;
  revision: number;
  sha256: string | null;
  quoteNumber: string;
  documentHash: string | null;
}

const FIND_FILE = `select f.kind, f.revision, f.sha256, f.made_at as "madeAt", q.status, q.superseded_at as "supersededAt",
    q.responded_at as "respondedAt", q.expires_at as "expiresAt", q.acceptance_withdrawn_at as "acceptanceWithdrawnAt",
    q.withdrawn_at as "withdrawnAt", q.updated_at as "updatedAt", q.quote_number as "quoteNumber", d.sha256 as "documentHash"
  from quoting.quote_file f join quoting.quote q on q.organisation_id = f.organisation_id and q.id = f.quote_id
  left join quoting.quote_document d on d.organisation_id = f.organisation_id and d.quote_id = f.quote_id
   and d.revision = f.revision`;

const UNKNOWN_VERDICT: Omit<Verdict, 'by'> = {
  isKnown: false,
  kind: null,
  state: null,
  madeAt: null,
  signedAt: null,
  endedAt: null,
  revision: null,
  sha256: null,
  documentHash: null,
  numberEnd: null,
};
/** Number of trailing characters of the quote number shown: enough to compare, too few to identify a quote. */
const NUMBER_SUFFIX_LENGTH = 3;

/** Public: returns neither names nor amounts, and the same shape for unknown codes. */
@Implements(verifyDocument)
export class VerifyDocumentQuery implements Handler<typeof verifyDocument> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ params }: InputOf<typeof verifyDocument>): Promise<Verdict> {
    const hash = parseFileHash(params.code);
    const code = hash ? null : parseVerifyCode(params.code);
    const by = hash ? 'FILE' : 'CODE';
    const row = hash
      ? await this.find('f.sha256 = $1', hash)
      : code && (await this.find('f.verify_code = $1', code));
    if (!row) return { ...UNKNOWN_VERDICT, by };
    const { kind, madeAt, revision, sha256, documentHash } = row;
    const made = madeAt?.toISOString() ?? null;
    return {
      isKnown: true,
      by,
      kind,
      madeAt: made,
      revision,
      sha256,
      documentHash,
      numberEnd: row.quoteNumber.slice(-NUMBER_SUFFIX_LENGTH),
      ...documentState(row, this.clock.now()),
    };
  }

  private async find(condition: string, value: string): Promise<Row | null> {
    const [row] = await this.uow.runPlatform(REASON, () =>
      this.uow.query<Row>(`${FIND_FILE} where ${condition} limit 1`, [value]),
    );
    return row ?? null;
  }
}
