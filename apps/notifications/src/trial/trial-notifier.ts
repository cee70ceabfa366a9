import { Inject, Injectable } from '@nestjs/common';
import { getOrganisation, listStaff, type EventEnvelope, type Organisation } from '@quillcare/contracts';
import { CONFIG, RpcClient, type ProcessConfig } from '@quillcare/service-kit';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { Notifier } from '../notification/notifier';
import type { StaffMember } from '../response/domain/response-letters';
import { buildTrialNews, trialLetters, type TrialNotice } from './domain/trial-news';

export interface TrialFacts {
  organisation: Organisation;
  staff: readonly StaffMember[];
}

type TrialEvent = EventEnvelope<{ trialEndDate: string; days?: number }>;

/** Notifies a practice's administrators of the end of its trial. */
@Injectable()
export class TrialNotifier {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notifier: Notifier,
    private readonly dispatcher: MailDispatcher,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Reads identity. Call it before the transaction. */
  async readFacts({ id, type, organisationid: organisationId }: TrialEvent): Promise<TrialFacts> {
    if (!organisationId) throw new Error(`${type} ${id} has no organisation.`);
    const [organisation, staff] = await Promise.all([
      this.rpc.call(getOrganisation, { body: { organisationId } }),
      this.rpc.call(listStaff, { body: { organisationId } }),
    ]);
    return { organisation, staff: staff.items };
  }

  /** Raises the notification and queues the emails, in the transaction that claims the event. */
  async notifyAdministrators(
    what: TrialNotice['what'],
    { id, data }: TrialEvent,
    { organisation, staff }: TrialFacts,
  ): Promise<void> {
    const notice = { what, organisation, trialEndDate: data.trialEndDate, days: data.days ?? null };
    await this.notifier.notify(buildTrialNews(notice));
    for (const letter of trialLetters(notice, staff, id, this.config.publicUrl))
      await this.dispatcher.dispatch(letter);
  }
}
