import { Injectable } from '@nestjs/common';
import { AppError, type caseSettings } from '@quillcare/contracts';
import {
  requireActiveColleagues,
  RpcClient,
  type SentOf,
  type SettingsPreparation,
} from '@quillcare/service-kit';
import { actingUser } from '../../../acting-user';
import { CaseSettingsRepository } from '../persistence/case-settings.repository';

type Sent = SentOf<typeof caseSettings>;

/**
 * Added users must be active staff; those who have left since may stay on the list. Nobody may grant themselves the right to
 * record exceptions, so that two people stand behind it.
 */
@Injectable()
export class CaseSettingsPreparation implements SettingsPreparation<typeof caseSettings> {
  constructor(
    private readonly settings: CaseSettingsRepository,
    private readonly rpc: RpcClient,
  ) {}

  async prepare(sent: Sent): Promise<Sent> {
    if (!sent.exceptionUserIds) return sent;
    const { exceptionUserIds: kept } = await this.settings.current();
    await requireActiveColleagues(this.rpc, {
      field: 'exceptionUserIds',
      ids: sent.exceptionUserIds,
      keptIds: kept,
      message: 'Please choose an active colleague',
    });
    const { userId: own } = actingUser();
    if (sent.exceptionUserIds.includes(own) && !kept.includes(own)) throw new AppError('OWN_ACCOUNT');
    return sent;
  }
}
