import { Injectable } from '@nestjs/common';
import type { LeadCallee } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { MergedClients } from '@quillcare/service-kit';
import { CallbackChanges } from './callback-changes';
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

  /** Applies the lead's current state. Null cancels the callbacks, because the lead was removed. */
  async follow(leadId: string, lead: LeadCallee | null): Promise<void> {
    const isOver = lead === null || lead.status === 'LOST';
    const reason = lead === null ? 'Lead removed' : isOver ? 'Lead lost' : 'Lead updated';
    const present = lead && !isOver ? await this.presentOf(lead) : null;
    for (const row of await this.callbacks.openOfLead(leadId)) {
      // A callback about a quote belongs to the quote's client and ends with the quote.
      if (row.subject !== 'LEAD') continue;
      await this.changes.change(row.id, () => (present ? named(row, present) : ENDED), { reason });
    }
  }

  private async presentOf({ name, phone, clientId }: LeadCallee): Promise<Present> {
    const owner = clientId === null ? null : await this.clients.presentOf(clientId);
    return {
      clientName: name,
      clientPhone: phone,
      clientId: owner,
      clientBeforeMerge: owner === clientId ? null : clientId,
    };
  }
}

type Present = Pick<CallbackEntity, 'clientName' | 'clientPhone' | 'clientId' | 'clientBeforeMerge'>;

const ENDED = { status: 'cancelled', closedReason: 'lost' } as const;

function named({ quoteNumber, about }: CallbackEntity, present: Present): Partial<CallbackEntity> {
  return { ...present, searchKey: searchKey(present.clientName, quoteNumber ?? '', about ?? '') };
}
