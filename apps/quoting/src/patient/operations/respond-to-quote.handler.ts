import { AppError, respondToQuote, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, newId, type Handler } from '@quillcare/service-kit';
import { accept, receiveQuery, refuseUnlessAnswerable, reject } from '../../quote/domain/quote';
import { QuoteDocumentRepository } from '../../quote/persistence/quote-document.repository';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import {
  checkedAcceptance,
  checkedQuestion,
  checkedReason,
  keptForm,
  type Answer,
} from '../domain/patient-answer';
import { PatientLinkRepository } from '../persistence/patient-link.repository';
import { PatientResponseRepository } from '../persistence/patient-response.repository';
import { PatientLinkGuard, actingPatient } from './patient-link.guard';
import { redrawSignature } from './redraw-signature';

/** An answer to a quote whose row is locked: answers are handled one at a time. */
interface Given {
  answer: Answer;
  quoteId: string;
  linkId: string;
  now: Date;
  redrawnSignature: string | null;
}

@Implements(respondToQuote)
export class RespondToQuoteHandler implements Handler<typeof respondToQuote> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly links: PatientLinkRepository,
    private readonly responses: PatientResponseRepository,
    private readonly quotes: QuoteRepository,
    private readonly documents: QuoteDocumentRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly clock: Clock,
  ) {}

  /** Images are decoded before the transaction, and only for a patient who has proved their identity. */
  async prepare({ body }: InputOf<typeof respondToQuote>): Promise<string | null> {
    return actingPatient().identified ? redrawSignature(body) : null;
  }

  async handle(
    { params, body }: InputOf<typeof respondToQuote>,
    redrawnSignature: string | null,
  ): Promise<ResultOf<typeof respondToQuote>> {
    const patient = actingPatient();
    if (!patient.identified) throw new AppError('IDENTITY_REQUIRED');
    await this.quotes.lock(patient.quoteId);
    const { quoteId, linkId } = await this.guard.own(params.token);
    const now = this.clock.now();
    const quote = await this.answered({ answer: body, quoteId, linkId, now, redrawnSignature });
    return {
      response: body.response,
      status: quote.status,
      respondedAt: now.toISOString(),
      quoteNumber: quote.quoteNumber,
    };
  }

  private answered(given: Given): Promise<QuoteEntity> {
    switch (given.answer.response) {
      case 'accept':
        return this.accepted(given);
      case 'reject':
        return this.rejected(given);
      case 'query':
        return this.asked(given);
    }
  }

  private async accepted({ answer, quoteId, linkId, now, redrawnSignature }: Given): Promise<QuoteEntity> {
    refuseUnlessAnswerable(await this.quotes.get(quoteId), now);
    const document = await this.documents.get(quoteId);
    const dateOfBirth = await this.links.dateOfBirth(linkId);
    const facts = { dateOfBirth, documentHash: document.sha256, redrawnSignature };
    const signature = checkedAcceptance(answer, facts);
    const patientInfo = keptForm(answer.patientInfo);
    const caseId = newId();
    const notes = `Signed (${signature.method}) the document with SHA-256 ${document.sha256}`;
    const quote = await this.quotes.change(quoteId, (row) => accept(row, caseId, now), {
      action: 'SIGN',
      notes,
    });
    await this.responses.add({
      response: 'accept',
      quoteId,
      linkId,
      respondedAt: now,
      patientInfo,
      signature,
      rejectionReason: null,
      document,
    });
    await this.cases.open({
      caseId,
      document: document.content,
      preferredDate: patientInfo.preferredDate || null,
      now,
    });
    return quote;
  }

  private async rejected({ answer, quoteId, linkId, now }: Given): Promise<QuoteEntity> {
    refuseUnlessAnswerable(await this.quotes.get(quoteId), now);
    const reason = checkedReason(answer);
    const document = await this.documents.get(quoteId);
    const quote = await this.quotes.change(quoteId, (row) => reject(row, reason, now), { reason });
    await this.responses.add({
      response: 'reject',
      quoteId,
      linkId,
      respondedAt: now,
      patientInfo: keptForm(answer.patientInfo),
      signature: null,
      rejectionReason: reason,
      document,
    });
    return quote;
  }

  private async asked({ answer, quoteId, now }: Given): Promise<QuoteEntity> {
    refuseUnlessAnswerable(await this.quotes.get(quoteId), now);
    const message = checkedQuestion(answer);
    const query = { id: newId(), message };
    return this.quotes.change(quoteId, (row) => receiveQuery(row, query, now), { reason: message });
  }
}
