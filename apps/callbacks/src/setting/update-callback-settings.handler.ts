import {
  CallbackSettingsChanged,
  listStaff,
  updateCallbackSettings,
  type CallbackSettings,
  type InputOf,
} from '@quillcare/contracts';
import {
  currentContext,
  Implements,
  OrganisationFacts,
  RpcClient,
  toWire,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { checkAssignees, firstSetting, holidayRegionOf, type CallbackSetting } from './callback-setting';
import { CallbackSettingRepository } from './callback-setting.repository';
import { CallbackSettingsReader } from './callback-settings.reader';

type Input = InputOf<typeof updateCallbackSettings>;

interface Prepared {
  changes: Partial<CallbackSetting>;
  first: CallbackSetting;
}

@Implements(updateCallbackSettings)
export class UpdateCallbackSettingsHandler implements Handler<typeof updateCallbackSettings> {
  constructor(
    private readonly settings: CallbackSettingRepository,
    private readonly reader: CallbackSettingsReader,
    private readonly organisation: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** What was sent, in its stored form, and what the practice begins with. */
  async prepare({ body }: Input): Promise<Prepared> {
    const { version: _version, ...changes } = body;
    await this.refuseStrangers(changes);
    const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const home = await this.organisation.current();
    const first = firstSetting(home);
    if (body.holidayRegion === undefined) return { changes: sent, first };
    const holidayRegion = holidayRegionOf(body.holidayRegion, home.country);
    return { changes: { ...sent, holidayRegion }, first };
  }

  async handle({ body: { version } }: Input, { changes, first }: Prepared): Promise<CallbackSettings> {
    const changed = await this.settings.change(version, changes, first);
    if (changed.version !== version) this.uow.emit(CallbackSettingsChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }

  /** Those who left since they were chosen may stay in a list that is not changed. */
  private async refuseStrangers({ assignment, assigneeIds }: Partial<CallbackSetting>): Promise<void> {
    const { organisationId } = currentContext();
    if (!organisationId || (assignment === undefined && assigneeIds === undefined)) return;
    const [stored, { items }] = await Promise.all([
      this.reader.current(),
      this.rpc.call(listStaff, { body: { organisationId } }),
    ]);
    const wanted = {
      assignment: assignment ?? stored.assignment,
      assigneeIds: assigneeIds ?? stored.assigneeIds,
    };
    checkAssignees(wanted, new Set([...items.map(({ userId }) => userId), ...stored.assigneeIds]));
  }
}
