import {
  AppError,
  invalidInput,
  recordAcceptance,
  type Client,
  type InputOf,
  type PatientInfo,
  type Quote,
} from '@quillcare/contracts';
import { determineAssurance } from '@quillcare/rules';
import { Clock, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { trimmedForm } from '../domain/patient-answer';
import {
  ageAtAcceptance,
  chosenVariant,
  LinkIssuer,
  QuoteDocumentRepository,
  type QuoteEntity,
  QuoteFactsReader,
  QuoteRepository,
  type QuoteSources,
  recipient,
  assertNoProblems,
} from '../../../quote';
import type { Acceptance } from '../domain/acceptance';
import { assertOpenForStaff } from '../domain/assert-open-for-staff';
import { recordProblems, type Recorded } from '../domain/recorded-acceptance';
import { SignedScanRepository } from '../persistence/signed-scan.repository';
import { SigningLinkRepository } from '../persistence/signing-link.repository';
import { actingUser } from '../../../acting-user';
import { QuoteAcceptance } from './quote-acceptance';

@Implements(recordAcceptance)
export class RecordAcceptanceHandler implements Handler<typeof recordAcceptance> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly documents: QuoteDocumentRepository,
    private readonly scans: SignedScanRepository,
    private readonly acceptance: QuoteAcceptance,
    private readonly facts: QuoteFactsReader,
    private readonly issuer: LinkIssuer,
    private readonly links: SigningLinkRepository,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof recordAcceptance>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof recordAcceptance>,
    sources: QuoteSources | null,
  ): Promise<Quote> {
    const now = this.clock.now();
    const present = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    await this.assertOwnScan(present.id, body.scanId);
    assertOpenForStaff(present, now);
    const document = await this.documents.findByQuote(present.id);
    // The form's date of birth counts only if the practice's record has none; one that differs is rejected.
    const onRecord = sources.client?.dateOfBirth ?? null;
    const dateOfBirth = onRecord ?? (body.patientInfo.dateOfBirth.trim() || null);
    const age = ageAtAcceptance(document.content, dateOfBirth, new Date(body.acceptedAt));
    assertNoProblems(recordProblems(body, present, now, { ...age, onRecord }));
    const optionIds = chosenVariant(document.content, body.optionIds)?.optionIds ?? [];
    const recorded = acceptanceOf(present, { ...body, optionIds }, sources.client, now);
    const quote = await this.acceptance.add(recorded, document, now, { expectedVersion: body.version });
    await this.requestConfirmation(quote, sources);
    return toWire(quote);
  }

  private async assertOwnScan(quoteId: string, scanId: string | null): Promise<void> {
    if (scanId === null || (await this.scans.exists(quoteId, scanId))) return;
    throw invalidInput({ path: 'scanId', message: 'This file does not exist' });
  }

  // A patient without an email address cannot be asked, so the recorded acceptance stays unconfirmed. Like the other emails that
  // follow from an answer, this one does not count towards the daily limit, which must not prevent the record.
  private async requestConfirmation(quote: QuoteEntity, { client }: QuoteSources): Promise<void> {
    if (!client?.email || !client.dateOfBirth) return;
    const { id } = await this.issuer.addAndMail(quote, recipient(client), 'CONFIRM');
    await this.links.convertToConfirmation(id);
  }
}

function acceptanceOf(quote: QuoteEntity, body: Recorded, client: Client | null, now: Date): Acceptance {
  const { mode, notes, scanId, optionIds } = body;
  const { userId, name } = actingUser();
  return {
    quoteId: quote.id,
    linkId: null,
    mode,
    optionIds,
    acceptedAt: new Date(body.acceptedAt),
    assurance: determineAssurance({ mode, methods: [], identifiedBy: [] }),
    identifiedBy: [],
    patientInfo: withKnownDetails(trimmedForm(body.patientInfo), quote, client),
    signatory: trimmedForm(body.signatory),
    signature: null,
    secondSignature: null,
    checkAnswers: [],
    helper: { userId, name },
    record: { at: now, notes, scanId },
  };
}

/** Fills in what the practice already knows about the patient. */
function withKnownDetails(form: PatientInfo, quote: QuoteEntity, client: Client | null): PatientInfo {
  const { firstName, lastName, phone } = quote.client;
  return {
    ...form,
    patientName: form.patientName || `${firstName} ${lastName}`.trim(),
    dateOfBirth: client?.dateOfBirth ?? form.dateOfBirth,
    phoneNumber: form.phoneNumber || phone,
  };
}
