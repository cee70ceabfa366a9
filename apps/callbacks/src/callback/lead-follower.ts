import { Injectable } from '@nestjs/common';
import type { Client, LeadCallee } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { MergedClients } from '@quillcare/service-kit';
import { CallbackChanges } from './callback-changes';
import { nameOfLead } from './domain/callee';
import type { CallbackEntity } from './persistence/callback.entity';
import { CallbackRepository } from './persistence/callback.repository';

/** Keeps open callbacks in step with the lead they are about. */
@Injectable()
export class LeadFollower {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly changes: CallbackChanges,
    private readonly clients: MergedClients,
  ) {}

  /**
   * Applies the current state of the lead and of the client it became, if it has one. Without a lead the callbacks are cancelled,
   * because it was removed.
   */
  async applyLead(leadId: string, lead: LeadCallee | null, client: Client | null): Promise<void> {
    const isOver = lead === null || lead.status === 'LOST';
    const reason = lead === null ? 'Lead removed' : isOver ? 'Lead lost' : 'Lead updated';
    const present = lead && !isOver ? await this.currentClientOf(lead, client) : null;
    for (const row of await this.callbacks.findOpenByLead(leadId)) {
      // A callback about a quote belongs to the quote's client and ends with the quote.
      if (row.subject !== 'LEAD') continue;
      await this.changes.change(row.id, () => (present ? withClient(row, present) : CANCELLED), { reason });
    }
  }

  private async currentClientOf(lead: LeadCallee, client: Client | null): Promise<CurrentClient> {
    const { clientId } = lead;
    const owner = clientId === null ? null : await this.clients.currentClientId(clientId);
    return {
      ...nameOfLead(lead, client),
      clientId: owner,
      clientBeforeMerge: owner === clientId ? null : clientId,
    };
  }
}

type CurrentClient = Pick<CallbackEntity, 'clientName' | 'clientPhone' | 'clientId' | 'clientBeforeMerge'>;

const CANCELLED = { status: 'cancelled', closedReason: 'lost' } as const;

function withClient({ quoteNumber, about }: CallbackEntity, present: CurrentClient): Partial<CallbackEntity> {
  return { ...present, searchKey: searchKey(present.clientName, quoteNumber ?? '', about ?? '') };
}
