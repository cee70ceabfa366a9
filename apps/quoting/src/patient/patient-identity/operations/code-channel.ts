import { sendQuoteMail, type OrganisationRecord } from '@quillcare/contracts';
import { CONFIG, DailyMailLimit, UnitOfWork, seal, type ProcessConfig } from '@quillcare/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { asTooManyRequests } from './patients-mail-limit';

export interface CodeToSend {
  organisation: OrganisationRecord;
  quoteId: string;
  revision: number;
  codeId: string;
  digits: string;
  /** Address of the person who signs for the patient; the patient's own if omitted. */
  recipient?: string;
}

/**
 * Delivers a code. A text-message provider would be another class like `EmailedCodes` that enqueues its own job in the current
 * transaction or throws TOO_MANY_REQUESTS; nothing else needs to change.
 */
export interface CodeChannel {
  send(code: CodeToSend): Promise<void>;
}

/** Delivers by email, to the address the link was sent to or to that of the person who signs for the patient. */
@Injectable()
export class EmailedCodes implements CodeChannel {
  constructor(
    private readonly mailLimit: DailyMailLimit,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async send({ organisation, quoteId, revision, codeId, digits, recipient }: CodeToSend): Promise<void> {
    await this.mailLimit.count(organisation, 'codes').catch(asTooManyRequests);
    this.uow.enqueue(sendQuoteMail, {
      organisationId: this.uow.organisationId,
      quoteId,
      revision,
      linkId: codeId,
      kind: recipient === undefined ? 'CODE' : 'SIGNATORY_CODE',
      sealedRecipient: recipient === undefined ? null : seal(recipient, this.config.mailSecret),
      sealedLink: seal(digits, this.config.mailSecret),
    });
  }
}
