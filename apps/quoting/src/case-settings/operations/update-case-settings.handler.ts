import {
  AppError,
  CaseSettingsChanged,
  invalid,
  listStaff,
  updateCaseSettings,
  type CaseSettings,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, RpcClient, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingUser } from '../../signing/operations/hand-over-quote.handler';
import { CaseSettingsRepository } from '../persistence/case-settings.repository';
import { CaseSettingsReader } from './case-settings.reader';

type Input = InputOf<typeof updateCaseSettings>;

@Implements(updateCaseSettings)
export class UpdateCaseSettingsHandler implements Handler<typeof updateCaseSettings> {
  constructor(
    private readonly settings: CaseSettingsRepository,
    private readonly reader: CaseSettingsReader,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * People who are added must be active colleagues; one who left since may stay on the list. Nobody gives themselves the right to
   * an exception, so that two people stand behind it.
   */
  async prepare({ body }: Input): Promise<void> {
    if (!body.exceptionUserIds) return;
    const { organisationId, userId: own } = actingUser();
    const [{ items }, { exceptionUserIds: known }] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.reader.current(),
    ]);
    const allowed = new Set([...known, ...items.map(({ userId }) => userId)]);
    const errors = body.exceptionUserIds.flatMap((id, at) =>
      allowed.has(id)
        ? []
        : [{ path: `exceptionUserIds.${at}`, message: 'Please choose an active colleague' }],
    );
    if (errors.length > 0) throw invalid(...errors);
    if (body.exceptionUserIds.includes(own) && !known.includes(own)) throw new AppError('OWN_ACCOUNT');
  }

  async handle({ body }: Input): Promise<CaseSettings> {
    const { version, ...changes } = body;
    const changed = await this.settings.change(version, changes);
    if (changed.version !== version) this.uow.emit(CaseSettingsChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }
}
