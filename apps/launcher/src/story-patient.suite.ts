import {
  createClient,
  createQuote,
  listSurgeryCases,
  resolvePatientLink,
  respondToQuote,
  sendQuote,
  type PatientPrincipal,
  type ProcedureClass,
  type Quote,
  type RequestOf,
} from '@quillcare/contracts';
import type { WatchedPractice } from './watched-practice.suite';

export const DATE_OF_BIRTH = '1984-02-29';

type Answer = NonNullable<RequestOf<typeof respondToQuote>['body']>;

const LINE = {
  kind: 'SURGEON',
  description: 'Rhinoplasty',
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  unitFeeMinor: 500_000,
  gstTreatment: 'TAXABLE',
} as const;

/** A patient of a watched practice, with a quote in their mailbox. */
export class StoryPatient {
  private constructor(
    private readonly practice: WatchedPractice,
    private readonly name: string,
    readonly quote: Quote,
    readonly token: string,
  ) {}

  static async quoted(
    practice: WatchedPractice,
    firstName: string,
    { doctorId, procedureClass }: { doctorId: string; procedureClass: ProcedureClass },
  ): Promise<StoryPatient> {
    const { product, people } = practice;
    const email = `${firstName.toLowerCase()}@patients.example`;
    practice.introduce(firstName.toLowerCase(), email);
    const contact = { email, phone: '0412 345 678', dateOfBirth: DATE_OF_BIRTH };
    const person = { firstName, lastName: 'Walker', ...contact };
    const { id: clientId } = await product.call(createClient, { body: person }, people.ana);
    const body = { clientId, doctorId, procedureClass, validUntil: practice.day(60), lines: [LINE] };
    const { id, version } = await product.call(createQuote, { body }, people.ana);
    const sent = await product.call(sendQuote, { params: { id }, body: { version } }, people.ana);
    const token = sent.link.split('/').at(-1) ?? '';
    return new StoryPatient(practice, `${firstName} Walker`, sent.quote, token);
  }

  /** Opens the link and verifies the patient's identity; returns the patient as the services know them. */
  async principal(): Promise<PatientPrincipal> {
    const body = { token: this.token };
    const link = await this.practice.product.callInternal(resolvePatientLink, { body });
    return { kind: 'patient', ...link, identified: true };
  }

  async responds(body: Answer): Promise<void> {
    const request = { params: { token: this.token }, body };
    await this.practice.product.call(respondToQuote, request, await this.principal());
  }

  /** Returns the id of the case that the signature opens. */
  async signs(): Promise<string> {
    await this.responds({
      response: 'accept',
      signatureMethod: 'type',
      signatureData: this.name,
      documentHash: this.quote.documentHash ?? undefined,
      patientInfo: {
        patientName: this.name,
        dateOfBirth: DATE_OF_BIRTH,
        phoneNumber: '0412 345 678',
        agreedToTerms: true,
        agreedToTreatment: true,
      },
    });
    const { product, people } = this.practice;
    const query = { quoteId: this.quote.id };
    const { items } = await product.call(listSurgeryCases, { query }, people.ana);
    return items[0]?.id ?? '';
  }
}
