import { AppError, respondToQuote, type InputOf, type ResultOf } from '@quillcare/contracts';
import { determineAssurance, countryForCurrency, type IdentificationFactor } from '@quillcare/rules';
import { Clock, Implements, type Handler } from '@quillcare/service-kit';
import { ANSWER_NOTE } from '../../signing/domain/answer-hash';
import {
  actingPatient,
  ageAtAcceptance,
  chosenVariant,
  PatientLinkGuard,
  PatientQuestions,
  QuoteDocumentRepository,
  type QuoteEntity,
  QuoteRepository,
  assertAnswerable,
  reject,
} from '../../../quote';
import { QuoteAcceptance } from '../../signing/operations/quote-acceptance';
import { IdentificationReader } from '../../patient-identity/operations/identification.reader';
import { PatientSettingsRepository } from '../../../catalogue';
import { SignatoryCodeRepository } from '../../signing/persistence/signatory-code.repository';
import { SigningLinkRepository, type LinkPurpose } from '../../signing/persistence/signing-link.repository';
import {
  parseAcceptance,
  parseQuestion,
  parseReason,
  trimmedForm,
  type Answer,
} from '../../signing/domain/patient-answer';
import { PatientResponseRepository } from '../../signing/persistence/patient-response.repository';
import { redrawSignatures, type RedrawnSignatures } from './redraw-signature';

/** An answer to a quote whose row is locked, so that answers are handled one at a time. */
interface PatientAnswer {
  answer: Answer;
  quoteId: string;
  linkId: string;
  now: Date;
  redrawn: RedrawnSignatures;
}

@Implements(respondToQuote)
export class RespondToQuoteHandler implements Handler<typeof respondToQuote> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly responses: PatientResponseRepository,
    private readonly quotes: QuoteRepository,
    private readonly documents: QuoteDocumentRepository,
    private readonly acceptance: QuoteAcceptance,
    private readonly signingLinks: SigningLinkRepository,
    private readonly signatoryCodes: SignatoryCodeRepository,
    private readonly settings: PatientSettingsRepository,
    private readonly identification: IdentificationReader,
    private readonly questions: PatientQuestions,
    private readonly clock: Clock,
  ) {}

  /** Decodes images before the transaction, and only for a patient who has proved their identity. */
  async prepare({ body }: InputOf<typeof respondToQuote>): Promise<RedrawnSignatures> {
    return actingPatient().identified ? redrawSignatures(body) : { first: null, second: null };
  }

  async handle(
    { params, body }: InputOf<typeof respondToQuote>,
    redrawn: RedrawnSignatures,
  ): Promise<ResultOf<typeof respondToQuote>> {
    const patient = actingPatient();
    if (!patient.identified) throw new AppError('IDENTITY_REQUIRED');
    await this.quotes.lock(patient.quoteId);
    const { quoteId, linkId } = await this.guard.resolveOwn(params.token);
    const now = this.clock.now();
    const quote = await this.applyAnswer({ answer: body, quoteId, linkId, now, redrawn });
    return {
      response: body.response,
      status: quote.status,
      respondedAt: now.toISOString(),
      quoteNumber: quote.quoteNumber,
    };
  }

  private applyAnswer(answer: PatientAnswer): Promise<QuoteEntity> {
    switch (answer.answer.response) {
      case 'accept':
        return this.accept(answer);
      case 'reject':
        return this.reject(answer);
      case 'query':
        return this.askQuestion(answer);
    }
  }

  private async accept({ answer, quoteId, linkId, now, redrawn }: PatientAnswer): Promise<QuoteEntity> {
    assertAnswerable(await this.quotes.get(quoteId), now);
    const document = await this.documents.findByQuote(quoteId);
    const { dateOfBirth, purpose, helper } = await this.signingLinks.get(linkId);
    const rules = await this.settings.current();
    const checked = parseAcceptance(answer, {
      dateOfBirth,
      documentHash: document.sha256,
      redrawn,
      rules,
      country: countryForCurrency(document.content.currency),
      age: ageAtAcceptance(document.content, dateOfBirth, now),
      confirmedEmails: await this.signatoryCodes.confirmed(linkId),
      isByLink: purpose !== 'TABLET',
      patientName: `${document.content.client.firstName} ${document.content.client.lastName}`,
    });
    const mode = modeOf(purpose);
    const identifiedBy = await this.identifiedBy(quoteId, linkId);
    const methods = [checked.signature, checked.secondSignature].flatMap(
      (signature) => signature?.method ?? [],
    );
    return this.acceptance.add(
      {
        ...checked,
        quoteId,
        linkId,
        mode,
        identifiedBy,
        helper,
        acceptedAt: now,
        record: null,
        assurance: determineAssurance({ mode, methods, identifiedBy }),
        optionIds: chosenVariant(document.content, answer.optionIds)?.optionIds ?? [],
      },
      document,
      now,
    );
  }

  private async reject({ answer, quoteId, linkId, now }: PatientAnswer): Promise<QuoteEntity> {
    assertAnswerable(await this.quotes.get(quoteId), now);
    const reason = parseReason(answer);
    const document = await this.documents.findByQuote(quoteId);
    const rejection = await this.responses.buildRejection({
      quoteId,
      linkId,
      respondedAt: now,
      reason,
      document,
      mode: modeOf((await this.signingLinks.get(linkId)).purpose),
      identifiedBy: await this.identifiedBy(quoteId, linkId),
      patientInfo: trimmedForm(answer.patientInfo),
    });
    const notes = `The ${ANSWER_NOTE}${rejection.sha256}`;
    const quote = await this.quotes.change(quoteId, (row) => reject(row, reason, now), { reason, notes });
    await this.responses.add(rejection);
    return quote;
  }

  /** Only stored proofs count, because they become part of the answer. */
  private async identifiedBy(quoteId: string, linkId: string): Promise<IdentificationFactor[]> {
    return (await this.identification.findLatest(quoteId, linkId))?.methods ?? [];
  }

  private async askQuestion({ answer, quoteId, now }: PatientAnswer): Promise<QuoteEntity> {
    assertAnswerable(await this.quotes.get(quoteId), now);
    return this.questions.ask(quoteId, parseQuestion(answer), now);
  }
}

function modeOf(purpose: LinkPurpose): 'TABLET' | 'LINK' {
  return purpose === 'TABLET' ? 'TABLET' : 'LINK';
}
