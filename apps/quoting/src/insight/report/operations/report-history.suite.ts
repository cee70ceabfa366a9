import {
  answerQuoteQuestion,
  changeLeadStatus,
  convertLead,
  createClient,
  createLead,
  createQuote,
  getQuote,
  recordAcceptance,
  recordQuoteView,
  respondToQuote,
  reviseQuote,
  sendQuote,
  withdrawAcceptance,
  withdrawQuote,
  type LeadDetail,
  type Quote,
} from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { patientBy, quoteBody } from '../../../quote/quote/operations/quote-scene.suite';
import { client as device, form } from '../../../patient/patient/operations/answers.suite';
import { recorded } from '../../../patient/signing/operations/signing.suite';
import { BusyPractice } from './busy-practice.suite';
import type { NotedLead, NotedQuote } from './noted.suite';

const SOURCES = ['WEBSITE', 'PHONE', 'REFERRAL'] as const;
const LOST = ['Too expensive', 'Chose another practice', 'Could not be reached'];
const DECLINED = ['Too far to travel', 'I want to wait', 'Too expensive'];

/** Simulates months of a practice through its own operations and takes notes of what happened. */
export class History extends BusyPractice {
  readonly leads: NotedLead[] = [];
  readonly quotes: NotedQuote[] = [];

  /** A person enquires. Most are reached, some become clients with a quote, some are lost. */
  async enquiry(): Promise<void> {
    const { product } = this.scene;
    const source = this.pick(SOURCES);
    // Cycles through the surgeries rather than choosing at random, so that each is asked about and some enquiries name none.
    const asked = this.leads.length;
    const from = (ids: readonly string[], of: number) => ids[asked % of] ?? null;
    const places = { surgeryId: from(this.surgeryIds, 3), siteId: from(this.siteIds, 4) };
    const about = { ...places, referringDoctorId: from(this.doctorIds, 5) };
    const body = { firstName: 'Aroha', phone: this.phone(), source, expectedValueMinor: 100_000, ...about };
    let lead = await product.call(createLead, { body }, this.by);
    const noted: NotedLead = {
      id: lead.id,
      askedAt: new Date(lead.createdAt),
      source,
      ...about,
      reachedAt: null,
      clientId: null,
      lostReason: null,
    };
    this.leads.push(noted);
    if (this.roll(4) > 0) {
      this.pass(this.pick([0, 2, 20, 60]));
      noted.reachedAt = this.now();
      lead = await this.moved(lead, { status: 'CONTACTED' });
      noted.reachedAt = new Date(lead.firstContactedAt!);
    }
    const next = this.roll(3);
    if (next === 0) {
      noted.lostReason = this.pick(LOST);
      await this.moved(lead, { status: 'LOST', reason: noted.lostReason });
    }
    if (next === 1) await this.converted(lead, noted);
  }

  private async converted(lead: LeadDetail, noted: NotedLead): Promise<void> {
    this.pass(3);
    const body = { version: lead.version, client: this.person() };
    const done = await this.scene.product.call(convertLead, { params: { id: lead.id }, body }, this.by);
    noted.clientId = done.client.id;
    noted.reachedAt ??= new Date(done.lead.firstContactedAt!);
    if (this.roll(3) > 0) await this.quote(done.client.id);
  }

  async walkIn({ isAnswered = true } = {}): Promise<void> {
    const { id } = await this.scene.product.call(createClient, { body: this.person() }, this.by);
    await this.quote(id, isAnswered);
  }

  private async quote(clientId: string, isAnswered = true): Promise<void> {
    const { product } = this.scene;
    this.pass(1);
    const surgeryId = this.pick([...this.surgeryIds, null]);
    const siteId = this.pick([...this.siteIds, null]);
    const validUntil = addDays(this.now().toISOString().slice(0, 10), this.pick([9, 20, 60]));
    const chosen = { clientId, doctorId: this.pick(this.doctorIds), siteId, validUntil };
    const body = {
      ...quoteBody({ clientId, doctorId: chosen.doctorId }),
      ...chosen,
      surgeries: surgeryId ? [{ surgeryId }] : [],
    };
    const draft = await product.call(createQuote, { body }, this.by);
    if (this.roll(8) === 0) return; // Some quotes stay drafts.
    this.pass(2);
    const sent = await this.sent(draft);
    const noted: NotedQuote = {
      number: draft.quoteNumber,
      id: draft.id,
      clientId,
      begunAt: new Date(draft.createdAt),
      sentAt: new Date(sent.quote.sentAt!),
      validUntil,
      doctorId: chosen.doctorId,
      siteId,
      surgeryId,
      totalMinor: sent.quote.totals.totalMinor,
      isViewed: false,
      outcome: 'WAITING',
      acceptedAt: null,
      isSigned: false,
      isDone: false,
      declineReason: null,
      questions: [],
    };
    this.quotes.push(noted);
    if (isAnswered) await this.answered(sent, noted);
  }

  private async answered(sent: { quote: Quote; token: string }, noted: NotedQuote): Promise<void> {
    this.pass(this.pick([0, 3, 30]));
    const now = await this.viewed(sent, noted);
    switch (this.roll(7)) {
      case 0:
        return this.accepted(now, noted);
      case 1:
        await this.asked(now, noted);
        return this.accepted(now, noted);
      case 2:
        noted.declineReason = this.pick(DECLINED);
        noted.outcome = 'DECLINED';
        return this.respond(now.token, { response: 'reject', rejectionReason: noted.declineReason });
      case 3:
        return this.withdrawn(noted);
      case 4:
        return this.recordedByPhone(noted);
      case 5:
        return this.asked(now, noted);
      default:
        return undefined;
    }
  }

  /** Sometimes the patient opens the quote, and sometimes the practice sends another version. */
  private async viewed(sent: { quote: Quote; token: string }, noted: NotedQuote) {
    if (this.roll(3) > 0) {
      noted.isViewed = true;
      const patient = await patientBy(this.scene, sent.token);
      const reach = { params: { token: sent.token }, body: { sections: ['SUMMARY' as const] } };
      await this.scene.product.call(recordQuoteView, reach, patient);
    }
    if (this.roll(5) > 0) return sent;
    this.pass(5);
    const quote = await this.current(noted.id);
    const body = { version: quote.version };
    const draft = await this.scene.product.call(reviseQuote, { params: { id: quote.id }, body }, this.by);
    this.pass(2);
    const next = await this.sent(draft);
    noted.id = next.quote.id;
    noted.validUntil = next.quote.validUntil;
    return next;
  }

  private async accepted(
    { quote, token }: { quote: Quote; token: string },
    noted: NotedQuote,
  ): Promise<void> {
    this.pass(4);
    await this.respond(token, {
      response: 'accept',
      patientInfo: { ...form, isTypedNameConfirmed: true },
      signatureMethod: 'type',
      signatureData: form.patientName,
      documentHash: quote.documentHash ?? undefined,
    });
    noted.outcome = 'ACCEPTED';
    noted.acceptedAt = new Date((await this.current(noted.id)).respondedAt!);
    noted.isSigned = true;
    const next = this.roll(4);
    if (next === 0) {
      this.pass(1);
      const patient = await patientBy(this.scene, token);
      await this.scene.product.call(
        withdrawAcceptance,
        { params: { token }, body: { reason: 'No' } },
        patient,
      );
      noted.outcome = 'ACCEPTANCE_WITHDRAWN';
      noted.acceptedAt = null;
    }
    if (next === 1) {
      // Set directly, to skip booking the surgery and waiting for its day.
      await this.scene.product.sql(
        `update quoting.surgery_case set status = 'COMPLETED' where quote_number = $1 and organisation_id = $2`,
        [noted.number, this.scene.org.organisationId],
      );
      noted.isDone = true;
    }
  }

  private async recordedByPhone(noted: NotedQuote): Promise<void> {
    this.pass(6);
    const quote = await this.current(noted.id);
    const body = recorded(quote, { acceptedAt: this.now().toISOString() });
    await this.scene.product.call(recordAcceptance, { params: { id: quote.id }, body }, this.by);
    noted.outcome = 'ACCEPTED';
    noted.acceptedAt = new Date(body.acceptedAt);
  }

  private async asked({ token }: { token: string }, noted: NotedQuote): Promise<void> {
    const question = { askedAt: this.now(), answeredAt: null as Date | null };
    await this.respond(token, { response: 'query', queryMessage: 'Is parking included?' });
    // A follow-up to an open question does not count as a second question.
    if (this.roll(2) === 0) await this.respond(token, { response: 'query', queryMessage: 'And food?' });
    noted.questions.push(question);
    if (this.roll(3) === 0) return;
    this.pass(this.pick([0, 5, 26]));
    question.answeredAt = this.now();
    const reach = { params: { id: noted.id }, body: { text: 'Yes, it is.' } };
    await this.scene.product.call(answerQuoteQuestion, reach, this.by);
  }

  private async withdrawn(noted: NotedQuote): Promise<void> {
    this.pass(2);
    const { id, version } = await this.current(noted.id);
    const body = { version, reason: 'Sent to the wrong person' };
    await this.scene.product.call(withdrawQuote, { params: { id }, body }, this.by);
    noted.outcome = 'WITHDRAWN';
  }

  private async respond(token: string, body: object): Promise<void> {
    const patient = await patientBy(this.scene, token);
    const request = { params: { token }, body: body as never };
    await this.scene.product.call(respondToQuote, request, patient, { client: device });
  }

  private async sent({ id, version }: Quote): Promise<{ quote: Quote; token: string }> {
    const request = { params: { id }, body: { version } };
    const { quote, link } = await this.scene.product.call(sendQuote, request, this.by);
    return { quote, token: link.split('/').at(-1) ?? '' };
  }

  private current(id: string): Promise<Quote> {
    return this.scene.product.call(getQuote, { params: { id } }, this.by);
  }

  private moved({ id, version }: LeadDetail, change: { status: 'CONTACTED' | 'LOST'; reason?: string }) {
    const body = { version, ...change };
    return this.scene.product.call(changeLeadStatus, { params: { id }, body }, this.by);
  }
}
