import { Injectable } from '@nestjs/common';
import type { callbackSettings } from '@quillcare/contracts';
import {
  checkAssignees,
  OrganisationFacts,
  RpcClient,
  type SentOf,
  type SettingsPreparation,
} from '@quillcare/service-kit';
import { holidayRegionOf } from './callback-setting';
import { CallbackSettingsRepository } from './callback-settings.repository';

type Sent = SentOf<typeof callbackSettings>;

/** Checks that the assignees are active staff and that the region belongs to the practice's country. */
@Injectable()
export class CallbackSettingsPreparation implements SettingsPreparation<typeof callbackSettings> {
  constructor(
    private readonly settings: CallbackSettingsRepository,
    private readonly organisation: OrganisationFacts,
    private readonly rpc: RpcClient,
  ) {}

  async prepare(sent: Sent): Promise<Sent> {
    await checkAssignees(this.rpc, sent, await this.settings.current());
    if (sent.holidayRegion === undefined) return sent;
    const { country } = await this.organisation.current();
    return { ...sent, holidayRegion: holidayRegionOf(sent.holidayRegion, country) };
  }
}
