import { Injectable } from '@nestjs/common';
import {
  checkCaseNotice,
  getOrganisation,
  readQuote,
  type CaseNoticeKind,
  type EventEnvelope,
  type OrganisationRecord,
} from '@quillcare/contracts';
import { ProcessLogger, RpcClient, UnitOfWork } from '@quillcare/service-kit';
import type { Letter } from '../letter/domain/letter';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { caseLetter } from './domain/case-letter';

type CaseChanged = EventEnvelope<{
  surgeryCaseId: string;
  quoteId: string;
  startsAt: string | null;
  previousStartsAt?: string | null;
}>;

/** Facts read before the transaction. Without a letter the patient is not notified. */
export interface CaseFacts {
  practice: OrganisationRecord;
  letter: Letter | null;
}

interface CaseNotice {
  organisationId: string;
  surgeryCaseId: string;
  kind: CaseNoticeKind;
  startsAt: string | null;
}

/** Emails patients about their cases if the practice wants that. Rechecks before sending that the news is still true. */
@Injectable()
export class CaseMailer {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dispatcher: MailDispatcher,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  /** `kind` is null if only staff are notified. */
  async readFacts(event: CaseChanged, kind: CaseNoticeKind | null): Promise<CaseFacts> {
    const { id: eventId, type, organisationid: organisationId, data } = event;
    if (!organisationId) throw new Error(`${type} ${eventId} has no organisation.`);
    const { surgeryCaseId, quoteId, startsAt, previousStartsAt = null } = data;
    const practice = this.rpc.call(getOrganisation, { body: { organisationId } });
    if (kind === null || !(await this.isStillDue({ organisationId, surgeryCaseId, kind, startsAt })))
      return { practice: await practice, letter: null };
    const quote = await this.rpc.call(readQuote, { body: { organisationId, quoteId } });
    const change = { eventId, kind, surgeryCaseId, startsAt, previousStartsAt };
    return { practice: await practice, letter: caseLetter(change, quote, await practice) };
  }

  /** Queues the email in the transaction that claims the event. */
  async enqueue({ letter }: CaseFacts): Promise<void> {
    if (letter) await this.dispatcher.dispatch(letter);
  }

  /**
   * Checks right before sending. Returns false, after calling `discard`, if the case has changed again or the practice no longer
   * notifies patients.
   */
  async checkBeforeSending(notice: CaseNotice, discard: () => Promise<unknown>): Promise<boolean> {
    if (await this.isStillDue(notice)) return true;
    await this.uow.runFor(notice.organisationId, discard);
    const { surgeryCaseId, kind } = notice;
    this.logger.info({ surgeryCaseId, kind }, 'no email to the patient: the case has changed since');
    return false;
  }

  private async isStillDue(notice: CaseNotice): Promise<boolean> {
    return (await this.rpc.call(checkCaseNotice, { body: notice })).isDue;
  }
}
