import { AppError, invalidInput, sendEnquiry, type InputOf, type ResultOf } from '@quillcare/contracts';
import { formatPhone, todayIn } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  runInContext,
  UnitOfWork,
  type Handler,
  type RecordFacts,
  type Candidates,
} from '@quillcare/service-kit';
import { LeadIntake } from '../../lead/lead-intake';
import { LeadRotation } from '../../lead-settings/lead-rotation';
import { defaultPrivacyNote } from '../domain/enquiry-form';
import { givenConsentWording, leadOf, type ChosenSurgery, type Enquiry } from '../domain/enquiry-fields';
import { isPlausiblyTimed, type FormToken } from '../domain/form-token';
import { PublicEnquiryForms, type OpenedForm } from '../public-enquiry-forms';
import { EnquiryLog } from '../../lead/enquiry-log';

const HOUR_MS = 3_600_000;
/** Rate limit per practice and hour, more than it would ever receive from real people. */
const MAX_PER_HOUR = 60;

interface Prepared extends OpenedForm {
  token: FormToken;
  facts: RecordFacts;
  candidates: Candidates;
  surgery: ChosenSurgery | null;
}

/** Turns a form submission into a lead, or rejects it with advice on what to do instead. */
@Implements(sendEnquiry, { platform: 'the address of an enquiry form identifies its practice' })
export class SendEnquiryHandler implements Handler<typeof sendEnquiry> {
  constructor(
    private readonly door: PublicEnquiryForms,
    private readonly intake: LeadIntake,
    private readonly turns: LeadRotation,
    private readonly journal: EnquiryLog,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ params, body }: InputOf<typeof sendEnquiry>): Promise<Prepared> {
    const opened = await this.door.open(params.slug);
    if (!opened.isOpen) throw new AppError('ENQUIRY_CLOSED');
    const { form, practice } = opened;
    const [surgery, candidates] = await Promise.all([
      body.surgeryId === null ? null : this.door.findChosenSurgery(form, body.surgeryId),
      runInContext({ ...currentContext(), organisationId: form.organisationId }, () =>
        this.turns.candidates(),
      ),
    ]);
    if (surgery === undefined)
      throw invalidInput({ path: 'surgeryId', message: 'Please choose one of the surgeries' });
    const token = this.verifyToken(opened, body);
    const facts = { ...practice, today: todayIn(this.clock.now(), practice.timeZone) };
    return { ...opened, token, facts, candidates, surgery };
  }

  async handle(
    { body }: InputOf<typeof sendEnquiry>,
    prepared: Prepared,
  ): Promise<ResultOf<typeof sendEnquiry>> {
    return this.uow.runFor(prepared.form.organisationId, async () => {
      // Idempotent: a second click or retry gets the same response, but is stored once.
      if (!(await this.journal.isNonceUsed(prepared.token.nonce))) await this.store(body, prepared);
      return { received: true, mailed: body.email !== null };
    });
  }

  private async store(
    body: Enquiry,
    { form, practice, facts, candidates, token, surgery }: Prepared,
  ): Promise<void> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    if ((await this.journal.countSince(since)) >= MAX_PER_HOUR)
      throw tooManyRequestsError({ form, practice });
    const fields = { ...leadOf(body, surgery), surgeryName: surgery?.name ?? null };
    const lead = await this.intake.add(fields, facts, candidates, 'Sent through the enquiry form');
    await this.journal.recordForm(lead, {
      utmSource: body.utmSource,
      utmMedium: body.utmMedium,
      utmCampaign: body.utmCampaign,
      nonce: token.nonce,
      consents: givenConsentWording(body, practice.name),
      privacyNote: form.privacyNote ?? defaultPrivacyNote(practice.name, practice.country),
    });
  }

  /**
   * Detects bots. Filling in the hidden field is refused with advice on whom to call, in case it was a person after all; submitting
   * too soon is reported as a stale form, which a person can send again.
   */
  private verifyToken({ form, practice }: OpenedForm, { token, homepage }: Enquiry): FormToken {
    const read = this.door.readToken(token);
    if (homepage !== '' || read?.formId !== form.id)
      throw new AppError('ENQUIRY_REFUSED', { detail: contactAdvice({ form, practice }) });
    if (!isPlausiblyTimed(read, this.clock.now())) throw new AppError('ENQUIRY_FORM_STALE');
    return read;
  }
}

type Contact = Pick<OpenedForm, 'form' | 'practice'>;

function tooManyRequestsError(contact: Contact): AppError {
  return new AppError('TOO_MANY_REQUESTS', { detail: contactAdvice(contact), retryAfterSeconds: 600 });
}

/** Names only what the form shows as well: the practice's own address is that of the person who signed up. */
function contactAdvice({ form: { publicEmail }, practice: { name, phone, country } }: Contact): string {
  const refusal = 'We could not accept this enquiry. Please';
  if (phone) return `${refusal} call ${formatPhone(phone, country)} to reach ${name}.`;
  return publicEmail
    ? `${refusal} write to ${publicEmail} to reach ${name}.`
    : `${refusal} contact ${name} in another way.`;
}
