import {
  createClient,
  createDoctor,
  createQuote,
  getQuote,
  resolvePatientLink,
  sendQuote,
  updateQuoteSettings,
  type PatientPrincipal,
  type Quote,
  type RequestOf,
} from '@quillcare/contracts';
import { sharedProduct, type Product, type TestOrganisation } from '@quillcare/testing';
import { todayIn, addDays } from '@quillcare/rules';

type QuoteBody = NonNullable<RequestOf<typeof createQuote>['body']>;
type TypedQuote = QuoteBody & Required<Pick<QuoteBody, 'lines'>>;

export const DATE_OF_BIRTH = '1984-02-29';
const MOBILE = { AU: '0412 345 678', NZ: '021 345 678' } as const;

/** A practice with a doctor and a client, ready for quotes. */
export interface Scene {
  product: Product;
  org: TestOrganisation;
  clientId: string;
  doctorId: string;
}

/** A sent quote with the token of its link. */
export interface SentQuote {
  quote: Quote;
  token: string;
}

/** Files are uploaded through the import service. The PDFs of quotes need `startEvidence`. */
export function startQuoting(): Promise<Product> {
  return sharedProduct(['identity', 'crm', 'quoting', 'import']);
}

export async function openPractice(product: Product, country: 'AU' | 'NZ' = 'AU'): Promise<Scene> {
  const org = await product.signUp({ country, phone: MOBILE[country] });
  // Confirmed once, before the first quote.
  if (country === 'NZ')
    await product.call(updateQuoteSettings, { body: { version: 0, confirmGst: true } }, org.admin);
  const doctor = await product.call(
    createDoctor,
    {
      body: {
        firstName: 'Thị Mai',
        lastName: 'Nguyễn',
        credentials: 'FRACS',
        phone: country === 'AU' ? '0298765432' : '099876543',
        email: 'mai@example.com',
      },
    },
    org.admin,
  );
  return {
    product,
    org,
    doctorId: doctor.id,
    clientId: await addClient(product, org, DATE_OF_BIRTH, MOBILE[country]),
  };
}

export async function addClient(
  product: Product,
  org: TestOrganisation,
  dateOfBirth: string | null = DATE_OF_BIRTH,
  phone: string = MOBILE.AU,
): Promise<string> {
  const body = {
    firstName: 'Siobhán',
    lastName: "O'Brien",
    email: 'siobhan@example.com',
    phone,
    dateOfBirth,
  };
  return (await product.call(createClient, { body }, org.admin)).id;
}

/** A quote as entered by staff, with surgeon and anaesthetist, valid for a month. */
export function quoteBody(
  { clientId, doctorId }: Pick<Scene, 'clientId' | 'doctorId'>,
  changes: Partial<TypedQuote> = {},
): TypedQuote {
  return {
    clientId,
    doctorId,
    validUntil: addDays(todayIn(new Date(), 'Australia/Sydney'), 30),
    // With surgeries, the class comes from them.
    procedureClass: changes.surgeries || changes.lines?.length === 0 ? undefined : 'MEDICARE',
    lines: [
      {
        kind: 'SURGEON',
        description: 'Septoplasty',
        billedBy: 'PRACTICE',
        basis: 'FIXED',
        unitFeeMinor: 500_000,
        gstTreatment: 'TAXABLE',
      },
      {
        kind: 'ANAESTHETIST',
        description: 'Anaesthetist',
        providerName: 'Dr Ngāpō',
        billedBy: 'PROVIDER',
        basis: 'ESTIMATE',
        unitFeeMinor: 120_000,
        gstTreatment: 'GST_FREE',
      },
    ],
    ...changes,
  };
}

export function draftQuote(scene: Scene, changes: Partial<QuoteBody> = {}): Promise<Quote> {
  return scene.product.call(createQuote, { body: quoteBody(scene, changes) }, scene.org.admin);
}

export async function sendDraft(
  { product, org }: Scene,
  { id, version }: Pick<Quote, 'id' | 'version'>,
): Promise<SentQuote> {
  const { quote, link } = await product.call(sendQuote, { params: { id }, body: { version } }, org.admin);
  return { quote, token: link.split('/').at(-1) ?? '' };
}

export async function sentQuote(scene: Scene, changes: Partial<QuoteBody> = {}): Promise<SentQuote> {
  return sendDraft(scene, await draftQuote(scene, changes));
}

/**
 * Waits until a sent quote's email has been delivered, after which nothing but what a test does changes the quote. Needs the
 * notifications service.
 */
export function untilMailed({ product, org }: Scene, { id }: Pick<Quote, 'id'>): Promise<Quote> {
  return product.eventually(async () => {
    const quote = await product.call(getQuote, { params: { id } }, org.admin);
    expect(quote.mailState).toBe('DELIVERED');
    return quote;
  });
}

/** An unedited line as the editor sends it. */
export function echo(line: Quote['lines'][number]): NonNullable<QuoteBody['lines']>[number] {
  const { key, kind, description, providerName, billedBy, basis, quantity, mbsItem } = line;
  return { key, kind, description, providerName, billedBy, basis, quantity, mbsItem };
}

/** The identified patient behind a link, as the gateway resolves it. */
export async function patientBy(
  { product }: Scene,
  token: string,
  identified = true,
): Promise<PatientPrincipal> {
  return {
    kind: 'patient',
    ...(await product.callInternal(resolvePatientLink, { body: { token } })),
    identified,
  };
}

/** The audit records of an entity in the outbox, as `action old→new` of its status. */
export async function auditOf(
  { product }: Scene,
  entityId: string,
): Promise<
  {
    action: string;
    actorName: string;
    reason: string | null;
    notes: string | null;
    changes: { field: string; oldValue: string | null; newValue: string | null }[];
  }[]
> {
  const rows = await product.sql<{ data: never }>(
    `select payload->'data' as data from quoting.outbox where destination = 'evt.quoting.AuditRecorded.v1' and payload->'data'->>'entityId' = $1 order by seq`,
    [entityId],
  );
  return rows.map(({ data }) => data);
}

/** Event names of a quote in commit order, without those of its files, whose timing depends on a worker. */
export async function eventsOf({ product }: Scene, quoteId: string): Promise<string[]> {
  const rows = await product.sql<{ type: string }>(
    `select payload->>'type' as type from quoting.outbox where kind = 'event' and payload->'data'->>'quoteId' = $1 order by seq`,
    [quoteId],
  );
  const names = rows.map(({ type }) => type.split('.')[1] ?? '');
  return names.filter((name) => name !== 'QuoteFileChanged' && name !== 'EvidenceChecked');
}

/** The kinds of the emails about a quote to its patient, in order. */
export async function mailKindsOf({ product }: Scene, quoteId: string): Promise<string[]> {
  const rows = await product.sql<{ kind: string }>(
    `select payload->'data'->>'kind' as kind from quoting.outbox
      where destination = 'notifications.sendQuoteMail' and payload->'data'->>'quoteId' = $1 order by seq`,
    [quoteId],
  );
  return rows.map(({ kind }) => kind);
}

/** Matches the error of a rejected call. */
export const failing = (code: string, more: object = {}): unknown =>
  expect.objectContaining({ code, ...more });
