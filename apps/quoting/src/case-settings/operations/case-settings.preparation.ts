import { Injectable } from '@nestjs/common';
import { AppError, invalid, listStaff, type caseSettings } from '@quillcare/contracts';
import { RpcClient, type SentOf, type SettingsPreparation } from '@quillcare/service-kit';
import { actingUser } from '../../signing/operations/hand-over-quote.handler';
import { CaseSettingsRepository } from '../persistence/case-settings.repository';

type Sent = SentOf<typeof caseSettings>;

/**
 * People who are added must be active colleagues; one who left since may stay on the list. Nobody gives themselves the right to an
 * exception, so that two people stand behind it.
 */
@Injectable()
export class CaseSettingsPreparation implements SettingsPreparation<typeof caseSettings> {
  constructor(
    private readonly settings: CaseSettingsRepository,
    private readonly rpc: RpcClient,
  ) {}

  async prepare(sent: Sent): Promise<Sent> {
    if (!sent.exceptionUserIds) return sent;
    const { organisationId, userId: own } = actingUser();
    const [{ items }, { exceptionUserIds: known }] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.settings.current(),
    ]);
    const allowed = new Set([...known, ...items.map(({ userId }) => userId)]);
    const errors = sent.exceptionUserIds.flatMap((id, at) =>
      allowed.has(id)
        ? []
        : [{ path: `exceptionUserIds.${at}`, message: 'Please choose an active colleague' }],
    );
    if (errors.length > 0) throw invalid(...errors);
    if (sent.exceptionUserIds.includes(own) && !known.includes(own)) throw new AppError('OWN_ACCOUNT');
    return sent;
  }
}
