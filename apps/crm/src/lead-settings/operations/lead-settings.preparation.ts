import { Injectable } from '@nestjs/common';
import type { leadSettings } from '@quillcare/contracts';
import { checkAssignees, RpcClient, type SentOf, type SettingsPreparation } from '@quillcare/service-kit';
import { LeadSettingsRepository } from '../persistence/lead-settings.repository';

/** Ensures that only active colleagues are in the rotation. */
@Injectable()
export class LeadSettingsPreparation implements SettingsPreparation<typeof leadSettings> {
  constructor(
    private readonly settings: LeadSettingsRepository,
    private readonly rpc: RpcClient,
  ) {}

  async prepare(sent: SentOf<typeof leadSettings>): Promise<SentOf<typeof leadSettings>> {
    await checkAssignees(this.rpc, sent, await this.settings.current());
    return sent;
  }
}
