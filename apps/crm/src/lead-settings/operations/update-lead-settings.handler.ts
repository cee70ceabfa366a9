import {
  LeadSettingsChanged,
  listStaff,
  updateLeadSettings,
  type InputOf,
  type LeadSettings,
} from '@quillcare/contracts';
import {
  currentContext,
  Implements,
  RpcClient,
  toWire,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { checkAssignees } from '../domain/lead-settings';
import { LeadSettingsReader } from '../lead-settings.reader';
import { LeadSettingsRepository } from '../persistence/lead-settings.repository';

@Implements(updateLeadSettings)
export class UpdateLeadSettingsHandler implements Handler<typeof updateLeadSettings> {
  constructor(
    private readonly settings: LeadSettingsRepository,
    private readonly reader: LeadSettingsReader,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** Refuses colleagues who are not there. Those who left since they were chosen may stay in a list that is not changed. */
  async prepare({ body }: InputOf<typeof updateLeadSettings>): Promise<void> {
    const { organisationId } = currentContext();
    if (!organisationId || (body.assigneeIds === undefined && body.assignment === undefined)) return;
    const stored = await this.reader.current();
    const assigneeIds = body.assigneeIds ?? stored.assigneeIds;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const known = new Set([...items.map(({ userId }) => userId), ...stored.assigneeIds]);
    checkAssignees({ assignment: body.assignment ?? stored.assignment, assigneeIds }, known);
  }

  async handle({ body }: InputOf<typeof updateLeadSettings>): Promise<LeadSettings> {
    const { version, ...changes } = body;
    const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const changed = await this.settings.change(version, sent);
    if (changed.version !== version) this.uow.emit(LeadSettingsChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }
}
