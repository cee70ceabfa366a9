import { Inject } from '@nestjs/common';
import {
  getOrganisation,
  QuoteMailChanged,
  sendQuoteMail,
  type JobData,
  type Quote,
  type QuoteMailKind,
} from '@quillcare/contracts';
import {
  CONFIG,
  isOutage,
  newId,
  ProcessLogger,
  Processes,
  RpcClient,
  UnitOfWork,
  unseal,
  type JobHandler,
  type JobRun,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { quoteLetter, type Letter } from '../../letter/domain/letter';
import { readMailedQuote } from '../../letter/mailed-quote';
import { MailDispatcher } from '../mail-dispatcher';

type Data = JobData<typeof sendQuoteMail>;

/** Emails about something the patient did. They are sent whatever happened to the quote afterwards. */
const ALWAYS_SENT: readonly QuoteMailKind[] = ['SIGNED', 'WITHDRAWN', 'SETTLED', 'DEPOSIT_PAID'];

/** Emails that bring a version to the patient. The quote shows whether they arrived. */
const QUOTE_DELIVERY_KINDS: readonly QuoteMailKind[] = ['QUOTE', 'VARIATION'];

const NOT_PREPARED = 'The email could not be prepared.';

@Processes(sendQuoteMail)
export class SendQuoteMailJob implements JobHandler<typeof sendQuoteMail> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dispatcher: MailDispatcher,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle(data: Data, { lastAttempt }: JobRun): Promise<void> {
    try {
      const letter = await this.letter(data);
      if (letter) await this.uow.runFor(data.organisationId, () => this.dispatcher.dispatch(letter));
    } catch (error) {
      // During an outage the job keeps being retried, regardless of the number of attempts.
      if (lastAttempt && QUOTE_DELIVERY_KINDS.includes(data.kind) && !isOutage(error))
        await this.emitQuoteMailFailed(data);
      throw error;
    }
  }

  private async letter({ organisationId, quoteId, revision, ...mail }: Data): Promise<Letter | null> {
    const { kind, linkId, sealedLink, sealedRecipient, receipt } = mail;
    const [quote, organisation] = await Promise.all([
      readMailedQuote(this.rpc, { organisationId, quoteId }),
      this.rpc.call(getOrganisation, { body: { organisationId } }),
    ]);
    if (!ALWAYS_SENT.includes(kind) && isLinkDead(quote, revision)) {
      this.logger.info(
        { quoteId, revision, kind, status: quote.status },
        'no email: the quote was withdrawn or replaced meanwhile',
      );
      return null;
    }
    const secret = unseal(sealedLink, this.config.mailSecrets);
    const recipient = sealedRecipient ? unseal(sealedRecipient, this.config.mailSecrets) : null;
    return quoteLetter(quote, organisation, { kind, secret, id: linkId ?? null, recipient, receipt });
  }

  // No email exists yet whose failure could be recorded, so the quote is updated here. The job becomes a dead letter that can be
  // replayed.
  private emitQuoteMailFailed({ organisationId, quoteId, revision }: Data): Promise<void> {
    return this.uow.runFor(organisationId, async () => {
      this.uow.emit(QuoteMailChanged, quoteId, {
        mailId: newId(),
        quoteId,
        revision,
        state: 'FAILED',
        detail: NOT_PREPARED,
      });
    });
  }
}

function isLinkDead(quote: Quote, revision: number): boolean {
  return quote.revision !== revision || ['WITHDRAWN', 'SUPERSEDED'].includes(quote.status);
}
