import { createHash } from 'node:crypto';
import { makeQuoteFile, type JobData } from '@quillcare/contracts';
import { claimsAccessibility } from '@quillcare/paper';
import {
  isOutage,
  KeptFiles,
  newId,
  Processes,
  UnitOfWork,
  type JobHandler,
  type JobRun,
} from '@quillcare/service-kit';
import {
  LinkIssuer,
  QuoteFactsReader,
  QuoteFileRepository,
  QuoteRepository,
  recipient,
  type Recipient,
  type StoredQuoteFile,
} from '../../../quote';
import { QuotePdfMaker } from '../operations/quote-pdf.maker';

/** Renders, seals and stores a file. Idempotent: the file is made once, however often the job runs. */
@Processes(makeQuoteFile)
export class MakeQuoteFileJob implements JobHandler<typeof makeQuoteFile> {
  constructor(
    private readonly files: QuoteFileRepository,
    private readonly maker: QuotePdfMaker,
    private readonly keptFiles: KeptFiles,
    private readonly quotes: QuoteRepository,
    private readonly facts: QuoteFactsReader,
    private readonly links: LinkIssuer,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(
    { organisationId, quoteId, kind }: JobData<typeof makeQuoteFile>,
    { lastAttempt }: JobRun,
  ): Promise<void> {
    const runInPractice = <T>(work: () => Promise<T>) => this.uow.runFor(organisationId, work);
    const file = await runInPractice(() => this.files.findWaiting(quoteId, kind));
    if (!file) return;
    try {
      await this.makeFile(file, runInPractice);
    } catch (error) {
      // During an outage the job keeps retrying, whatever its attempt count.
      if (lastAttempt && !isOutage(error)) await runInPractice(() => this.files.fail(file));
      throw error;
    }
  }

  private async makeFile(
    file: StoredQuoteFile,
    within: <T>(work: () => Promise<T>) => Promise<T>,
  ): Promise<void> {
    const bytes = await this.maker.make(file);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    // Each attempt has its own key, so that a late one never overwrites the finished file.
    const key = `quotes/${file.quoteId}/${file.id}-${newId()}.pdf`;
    const stored = await this.keptFiles.write(key, bytes, { mediaType: 'application/pdf', sha256 });
    const isAttested = claimsAccessibility(bytes);
    const patient = file.kind === 'SIGNED' ? await this.patientOf(file.quoteId) : null;
    const isDone = await within(async () => {
      const isFirst = await this.files.finish(file, key, { ...stored, isAttested });
      if (isFirst) await this.keptFiles.markUsed(key);
      if (isFirst && patient) await this.mail(file, patient);
      return isFirst;
    });
    if (!isDone) await this.keptFiles.removeNow(key);
  }

  /** Null if the patient can no longer be emailed; the practice still gets the file. */
  private async patientOf(quoteId: string): Promise<Recipient | null> {
    const sources = await this.facts.readFor(quoteId);
    const client = sources?.client;
    return client?.email && client.dateOfBirth ? recipient(client) : null;
  }

  private async mail(file: StoredQuoteFile, patient: Recipient): Promise<void> {
    const quote = await this.quotes.get(file.quoteId);
    const { mode, confirmedAt } = quote.acceptance ?? {};
    const isRecorded = mode === 'TELEPHONE' || mode === 'PAPER';
    // For an acceptance recorded by staff, the email asking the patient to confirm goes first; the file follows once they have.
    const isDue = isRecorded ? confirmedAt !== null : !(await this.files.wasReadyBefore(file));
    if (isDue) await this.links.addAndMail(quote, patient, 'SIGNED');
  }
}
