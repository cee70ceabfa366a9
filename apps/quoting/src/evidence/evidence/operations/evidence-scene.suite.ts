import {
  getQuotePdf,
  listQuoteFiles,
  makeQuoteFile,
  recordAcceptance,
  type DocumentKind,
  type FilePage,
  type JobData,
  type QuoteFile,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { sharedBy, startProduct, type Product } from '@quillcare/testing';
import { form, question, respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import { recorded, uploadScan } from '../../../patient/signing/operations/signing.suite';
import {
  patientBy,
  sentQuote,
  type Scene,
  type SentQuote,
  mailKindsOf,
} from '../../../quote/quote/operations/quote-scene.suite';
import { MakeQuoteFileJob } from '../jobs/make-quote-file.job';

/** A product shared by the files that need the PDFs of quotes, with the audit trail that attests them. */
export function startEvidence(): Promise<Product> {
  return sharedBy('evidence', () =>
    startProduct({ only: ['identity', 'crm', 'quoting', 'audit', 'import'] }),
  );
}

export async function fileOf(
  scene: Scene,
  quoteId: string,
  kind: DocumentKind,
): Promise<QuoteFile | undefined> {
  const { items } = await scene.product.call(listQuoteFiles, { params: { id: quoteId } }, scene.org.admin);
  return items.find((file) => file.kind === kind);
}

/** Waits until a quote's file reaches the given state. */
export async function untilFile(
  scene: Scene,
  quoteId: string,
  kind: DocumentKind,
  state: QuoteFile['state'] = 'READY',
): Promise<QuoteFile> {
  await scene.product.eventually(async () =>
    expect(await fileOf(scene, quoteId, kind)).toMatchObject({ state }),
  );
  return (await fileOf(scene, quoteId, kind)) as QuoteFile;
}

/** Downloads all parts of a file, as the gateway does. */
export async function allParts(page: (cursor?: string) => Promise<FilePage>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let cursor: string | undefined;
  do {
    const part = await page(cursor);
    parts.push(Buffer.from(part.base64, 'base64'));
    cursor = part.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return Buffer.concat(parts);
}

export function pdfFor(scene: Scene, quoteId: string, kind?: DocumentKind): Promise<Buffer> {
  return allParts((cursor) =>
    scene.product.call(getQuotePdf, { params: { id: quoteId }, query: { kind, cursor } }, scene.org.admin),
  );
}

/** A quote that the patient has signed. */
export async function signedQuote(
  scene: Scene,
  changes?: Parameters<typeof sentQuote>[1],
  preferredDate = form.preferredDate,
): Promise<SentQuote> {
  const sent = await sentQuote(scene, changes);
  const answer = signed(sent.quote, { patientInfo: { ...form, preferredDate } });
  await respondIn(() => scene.product)(sent.token, answer, await patientBy(scene, sent.token));
  return sent;
}

/** Runs the job as a worker does. */
export function makeFile(
  product: Product,
  data: JobData<typeof makeQuoteFile>,
  lastAttempt = false,
): Promise<void> {
  const context = contextFor(
    { kind: 'service', service: 'quoting' },
    { organisationId: data.organisationId },
  );
  return runInContext(context, () =>
    product.app.get(MakeQuoteFileJob, { strict: false }).handle(data, { attempt: 1, lastAttempt }),
  );
}

/** How often mailing the signed file of a quote was requested. */
export const signedMailsOf = async (scene: Scene, quoteId: string): Promise<number> =>
  (await mailKindsOf(scene, quoteId)).filter((kind) => kind === 'SIGNED').length;

/**
 * Creates a quote that was queried and then signed, and one signed on paper, each with its files. Returns the first one's id and
 * number.
 */
export async function signedInBothWays(scene: Scene): Promise<[id: string, number: string]> {
  const { product, org } = scene;
  const { quote, token } = await sentQuote(scene);
  const respond = respondIn(() => product);
  await respond(token, question, await patientBy(scene, token));
  await respond(token, signed(quote), await patientBy(scene, token));
  const onPaper = await sentQuote(scene);
  const { scanId } = await uploadScan(product, org.admin, onPaper.quote.id);
  const body = recorded(onPaper.quote, { mode: 'PAPER', scanId });
  await product.call(recordAcceptance, { params: { id: onPaper.quote.id }, body }, org.admin);
  for (const { id } of [quote, onPaper.quote])
    for (const kind of ['QUOTE', 'SIGNED'] as const) await untilFile(scene, id, kind);
  return [quote.id, quote.quoteNumber];
}
