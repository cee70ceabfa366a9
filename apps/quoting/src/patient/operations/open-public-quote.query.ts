import {
  AppError,
  openPublicQuote,
  type InputOf,
  type OrganisationLogo,
  type PublicQuoteView,
  type QuoteStatus,
} from '@quillcare/contracts';
import {
  Clock,
  Implements,
  OrganisationFacts,
  ProcessLogger,
  TenantReader,
  type Handler,
} from '@quillcare/service-kit';
import type { QuoteDocument } from '../../quote/domain/quote-document';
import { isLocked } from '../domain/identity-tries';
import { linkProblem } from '../domain/patient-link';
import { publicQuoteOf } from '../domain/public-quote';
import { actingPatient, tokenHash } from './patient-link.guard';

interface LinkedQuote {
  linkId: string;
  quoteId: string;
  organisationId: string;
  createdAt: string;
  supersededAt: string | null;
  quoteSupersededAt: string | null;
  wrongGuesses: number;
  status: QuoteStatus;
  expiresAt: string | null;
  respondedAt: string | null;
  canonicalJson: string;
  sha256: string;
}

const LINKED_QUOTE = `select l.id as link_id, l.quote_id, l.organisation_id, l.created_at, l.superseded_at, l.wrong_guesses, q.status,
    q.superseded_at as quote_superseded_at, q.expires_at, q.responded_at, d.canonical_json, d.sha256
  from quoting.patient_link l
  join quoting.quote q on q.organisation_id = l.organisation_id and q.id = l.quote_id
  join quoting.quote_document d on d.organisation_id = l.organisation_id and d.quote_id = l.quote_id and d.revision = l.revision
  where l.organisation_id = $1 and l.token_hash = $2`;

/** Changes nothing, because mail scanners open links too; the view is recorded on identification. */
@Implements(openPublicQuote)
export class OpenPublicQuoteQuery implements Handler<typeof openPublicQuote> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
    private readonly organisation: OrganisationFacts,
    private readonly logger: ProcessLogger,
  ) {}

  /** The practice's current logo. If it cannot be read, the quote is shown without it. */
  prepare(): Promise<OrganisationLogo | null> {
    return this.organisation.currentLogo().catch((error: unknown) => {
      this.logger.failure(error, 'a quote is shown without its logo');
      return null;
    });
  }

  async handle(
    { params }: InputOf<typeof openPublicQuote>,
    logo: OrganisationLogo | null,
  ): Promise<PublicQuoteView> {
    const patient = actingPatient();
    const linked = await this.find(params.token, patient.linkId);
    const document = JSON.parse(linked.canonicalJson) as QuoteDocument;
    const practice = { ...document.practice, logo };
    const quote = patient.identified ? publicQuoteOf(document, linked.sha256, linked.status) : null;
    if (linked.respondedAt !== null && (linked.status === 'ACCEPTED' || linked.status === 'REJECTED')) {
      const response = linked.status === 'ACCEPTED' ? 'accept' : 'reject';
      return { state: 'answered', practice, response, respondedAt: linked.respondedAt, quote };
    }
    // A patient who has proved their identity keeps access: somebody else's guesses do not lock them out.
    if (quote) return { state: 'open', practice, quote };
    return { state: isLocked(linked.wrongGuesses) ? 'locked' : 'identify', practice };
  }

  private async find(token: string, linkId: string): Promise<LinkedQuote> {
    const linked = await this.reader.one<LinkedQuote>('quoting.linked_quote', LINKED_QUOTE, [
      tokenHash(token),
    ]);
    if (!linked || linked.linkId !== linkId) throw new AppError('LINK_UNKNOWN');
    const problem = linkProblem(
      {
        ...linked,
        createdAt: new Date(linked.createdAt),
        supersededAt: instant(linked.supersededAt),
        quoteSupersededAt: instant(linked.quoteSupersededAt),
        quoteStatus: linked.status,
        quoteExpiresAt: instant(linked.expiresAt),
      },
      this.clock.now(),
    );
    if (problem) throw problem;
    return linked;
  }
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
