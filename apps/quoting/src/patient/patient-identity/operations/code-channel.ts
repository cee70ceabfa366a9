import { sendQuoteMail, type OrganisationRecord } from '@quillcare/contracts';
import { CONFIG, DailyMailLimit, UnitOfWork, seal, type ProcessConfig } from '@quillcare/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { asTooManyRequests } from './patients-mail-limit';

/** A code on its way to the patient of a quote. */
export interface CodeToSend {
  organisation: OrganisationRecord;
  quoteId: string;
  revision: number;
  codeId: string;
  digits: string;
  /** The address of somebody who signs for the patient; left out, the patient's own. */
  recipient?: string;
}

/**
 * How a code reaches the patient. A provider of text messages is one more class like `EmailedCodes`: in the open transaction it
 * enqueues a job of its own, or refuses with TOO_MANY_REQUESTS; codes themselves know nothing of it.
 */
export interface CodeChannel {
  send(code: CodeToSend): Promise<void>;
}

/** By email, to the address that the link itself went to, or to that of the person who signs for the patient. */
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
