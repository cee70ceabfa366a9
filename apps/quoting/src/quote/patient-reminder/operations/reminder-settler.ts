import { Inject, Injectable } from '@nestjs/common';
import { QuoteReminderSent, readConsentsInForce, sendReminderMail, type Client } from '@quillcare/contracts';
import {
  Clock,
  CONFIG,
  OrganisationFacts,
  readCurrentClient,
  RpcClient,
  seal,
  UnitOfWork,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { newLinkToken } from '../../patient-link/domain/link-token';
import { LinkIssuer, type Recipient } from '../../patient-link/operations/link-issuer';
import { decideReminder, acceptsReminders } from '../domain/patient-reminder';
import {
  PatientReminderRepository,
  type DueReminder,
  type ReminderOfQuote,
} from '../persistence/patient-reminder.repository';
import { ReminderSettingsRepository } from '../persistence/reminder-settings.repository';

const DAY_MS = 86_400_000;

/** Settles a due reminder: sends it, postpones it or leaves it out. */
@Injectable()
export class ReminderSettler {
  constructor(
    private readonly reminders: PatientReminderRepository,
    private readonly settings: ReminderSettingsRepository,
    private readonly links: LinkIssuer,
    private readonly organisations: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Returns false if another worker has it. */
  async settle({ id, organisationId, clientId }: DueReminder): Promise<boolean> {
    // Read before the transaction, in which no other service may be called.
    const [practice, client, consents] = await Promise.all([
      this.organisations.get(organisationId),
      readCurrentClient(this.rpc, organisationId, clientId),
      this.rpc.call(readConsentsInForce, { body: { organisationId, clientId } }),
    ]);
    const isWelcome = acceptsReminders(consents);
    return this.uow.runFor(organisationId, async () => {
      const reminder = await this.reminders.claim(id);
      if (!reminder) return false;
      // The client was merged into another record meanwhile, so the next sweep reads that one's data.
      if (reminder.clientId !== clientId) return false;
      // A deactivated practice sends no reminders. Once it is reactivated, those still relevant are sent.
      if (!practice.isActive)
        await this.reminders.postpone(id, new Date(this.clock.now().getTime() + DAY_MS));
      else await this.executeDecision(reminder, client, isWelcome);
      return true;
    });
  }

  private async executeDecision(
    reminder: ReminderOfQuote,
    client: Client | null,
    isWelcome: boolean,
  ): Promise<void> {
    const settings = await this.settings.effectiveSettings();
    const decision = decideReminder(reminder, reminder.facts, settings, this.clock.now());
    if (decision.what === 'LATER') return this.reminders.postpone(reminder.id, decision.dueAt);
    if (decision.what === 'LEAVE_OUT')
      return void (await this.reminders.markLeftOut(reminder.id, decision.reason));
    if (!isWelcome) return void (await this.reminders.markLeftOut(reminder.id, 'NO_CONSENT'));
    if (!client?.email || !client.dateOfBirth)
      return void (await this.reminders.markLeftOut(reminder.id, 'UNREACHABLE'));
    await this.send(reminder, { ...client, dateOfBirth: client.dateOfBirth });
  }

  /** Issues another link, because only the hash of the first is stored. It opens the same quote, for as long as the first. */
  private async send(reminder: ReminderOfQuote, client: Recipient): Promise<void> {
    const { id: reminderId, quoteId, quoteNumber, revision, kind, days, facts } = reminder;
    const { id: linkId, link } = await this.links.add({ id: quoteId, revision }, client);
    const stop = newLinkToken();
    await this.reminders.markSent(reminderId, stop.hash);
    this.uow.enqueue(sendReminderMail, {
      organisationId: this.uow.organisationId,
      reminderId,
      quoteId,
      linkId,
      sealedLink: seal(link, this.config.mailSecret),
      sealedStopToken: seal(stop.text, this.config.mailSecret),
      kind,
      validUntil: facts.validUntil,
    });
    this.uow.emit(QuoteReminderSent, quoteId, { quoteId, quoteNumber, revision, reminderId, kind, days });
  }
}
