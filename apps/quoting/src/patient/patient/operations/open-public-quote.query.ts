import {
  AppError,
  openPublicQuote,
  type Identification,
  type InputOf,
  type OrganisationLogo,
  type PublicQuote,
  type PublicQuoteView,
  type SurgeryCaseStatus,
} from '@quillcare/contracts';
import { needsRepresentative } from '@quillcare/rules';
import {
  Clock,
  Implements,
  OrganisationFacts,
  ProcessLogger,
  TenantReader,
  type Handler,
} from '@quillcare/service-kit';
import {
  actingPatient,
  ageAtAcceptance,
  isSurgeryAhead,
  linkProblem,
  type QuoteDocument,
  QuoteFactsReader,
  SURGERY_NOT_AHEAD,
  withPracticeContact,
  tokenHash,
} from '../../../quote';
import { isLocked } from '../../patient-identity/domain/identity-tries';
import { IdentificationReader } from '../../patient-identity/operations/identification.reader';
import { PatientSettingsRepository } from '../../../catalogue';
import { answeredOf, type StoredAnswer } from '../domain/answered-quote';
import { publicQuoteOf } from '../domain/public-quote';
import { PageFactsReader } from './page-facts.reader';
import { VariationReader } from './variation.reader';

interface LinkedQuote extends StoredAnswer {
  linkId: string;
  quoteId: string;
  organisationId: string;
  createdAt: string;
  supersededAt: string | null;
  quoteSupersededAt: string | null;
  wrongGuesses: number;
  expiresAt: string | null;
  linkExpiresAt: string | null;
  revokedAt: string | null;
  variationOfId: string | null;
  /** The surgery that a variation is to change. Null for other versions. */
  variedCaseStatus: SurgeryCaseStatus | null;
  revision: number;
  dateOfBirth: string;
  canonicalJson: string;
  sha256: string;
}

interface PracticeDetails {
  logo: OrganisationLogo | null;
  phone: string | null;
}

const LINKED_QUOTE = `select l.id as link_id, l.quote_id, l.organisation_id, l.created_at, l.superseded_at, l.wrong_guesses, q.status,
    q.superseded_at as quote_superseded_at, q.expires_at, l.expires_at as link_expires_at, l.revoked_at, l.purpose,
    l.date_of_birth,
    q.acceptance, q.responded_at, q.acceptance_withdrawn_at, q.variation_of_id, q.revision,
    d.canonical_json, d.sha256, c.status as case_status,
    (select k.status from quoting.quote v
      join quoting.surgery_case k on k.organisation_id = v.organisation_id and k.id = v.surgery_case_id
      where v.organisation_id = q.organisation_id and v.id = q.variation_of_id) as varied_case_status,
    (c.deposit_ask is not null or jsonb_array_length(c.deposits) > 0) as has_deposit
  from quoting.patient_link l
  join quoting.quote q on q.organisation_id = l.organisation_id and q.id = l.quote_id
  join quoting.quote_document d on d.organisation_id = l.organisation_id and d.quote_id = l.quote_id and d.revision = l.revision
  left join quoting.surgery_case c on c.organisation_id = q.organisation_id and c.id = q.surgery_case_id
  where l.organisation_id = $1 and l.token_hash = $2`;

/** Read-only, because mail scanners open links too. The view is recorded on identification. */
@Implements(openPublicQuote)
export class OpenPublicQuoteQuery implements Handler<typeof openPublicQuote> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
    private readonly organisation: OrganisationFacts,
    private readonly facts: PageFactsReader,
    private readonly settings: PatientSettingsRepository,
    private readonly variations: VariationReader,
    private readonly identifications: IdentificationReader,
    private readonly sources: QuoteFactsReader,
    private readonly logger: ProcessLogger,
  ) {}

  /** Reads the practice's current logo and the patient's phone number. If either is unavailable, the quote is shown without it. */
  async prepare(): Promise<PracticeDetails> {
    const logo = this.organisation.currentLogo().catch((error: unknown) => {
      this.logger.failure(error, 'a quote is shown without its logo');
      return null;
    });
    return { logo: await logo, phone: await this.phone() };
  }

  private async phone(): Promise<string | null> {
    const { identified, quoteId } = actingPatient();
    if (!identified) return null;
    try {
      return (await this.sources.readFor(quoteId))?.client?.phone ?? null;
    } catch (error) {
      this.logger.failure(error, 'a quote is shown without the phone number of its patient');
      return null;
    }
  }

  async handle(
    { params }: InputOf<typeof openPublicQuote>,
    { logo, phone }: PracticeDetails,
  ): Promise<PublicQuoteView> {
    const patient = actingPatient();
    const linked = await this.find(params.token, patient.linkId);
    const document = documentOf(linked);
    const practice = { ...document.practice, logo };
    const facts = patient.identified ? await this.facts.read(linked.quoteId, document) : null;
    const age = ageAtAcceptance(document, linked.dateOfBirth, this.clock.now());
    const shown = facts && {
      ...facts,
      purpose: linked.purpose,
      known: await this.known(linked, phone),
      ...(await this.readChanges(linked)),
      representativeBelowAge: needsRepresentative(age) ? age.fromAge : null,
    };
    const quote = shown && publicQuoteOf(document, linked.sha256, linked.status, shown);
    const answered = answeredOf(linked, document, patient.identified, this.clock.now());
    if (answered) {
      const identification = quote ? undefined : await this.identification();
      return { state: 'answered', practice, ...answered, quote, identification };
    }
    // A patient who has proved their identity keeps access, so someone else's wrong attempts cannot lock them out.
    if (quote) return { state: 'open', practice, quote };
    if (isLocked(linked.wrongGuesses)) return { state: 'locked', practice };
    return { state: 'identify', practice, identification: await this.identification() };
  }

  /** The differences from what the patient signed, or was sent before. */
  private async readChanges({
    quoteId,
    variationOfId,
    revision,
  }: LinkedQuote): Promise<Pick<PublicQuote, 'variation' | 'revised'>> {
    if (variationOfId !== null)
      return { variation: await this.variations.readVariation(quoteId), revised: null };
    return { variation: null, revised: revision > 1 ? await this.variations.readRevision(quoteId) : null };
  }

  /** Reveals the date of birth only if it was part of the identification. */
  private async known({ quoteId, linkId, dateOfBirth }: LinkedQuote, phone: string | null) {
    const proven = (await this.identifications.findLatest(quoteId, linkId))?.methods ?? [];
    return { dateOfBirth: proven.includes('DATE_OF_BIRTH') ? dateOfBirth : null, phone };
  }

  private async identification(): Promise<Identification> {
    return (await this.settings.current()).identification;
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
        supersededAt: toDate(linked.supersededAt),
        quoteSupersededAt: toDate(linked.quoteSupersededAt),
        quoteStatus: linked.status,
        quoteExpiresAt: toDate(linked.expiresAt),
        linkExpiresAt: toDate(linked.linkExpiresAt),
        revokedAt: toDate(linked.revokedAt),
        acceptanceWithdrawnAt: toDate(linked.acceptanceWithdrawnAt),
      },
      this.clock.now(),
    );
    const ended = problem ?? variationProblem(linked);
    if (ended) throw withPracticeContact(ended, documentOf(linked).practice);
    return linked;
  }
}

/** Signing is refused once the surgery has begun, so the page must not ask for it. */
function variationProblem({ respondedAt, variedCaseStatus }: LinkedQuote): AppError | null {
  if (respondedAt !== null || variedCaseStatus === null || isSurgeryAhead(variedCaseStatus)) return null;
  return new AppError('LINK_WITHDRAWN', { detail: SURGERY_NOT_AHEAD });
}

function documentOf({ canonicalJson }: LinkedQuote): QuoteDocument {
  return JSON.parse(canonicalJson) as QuoteDocument;
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
