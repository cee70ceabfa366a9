import {
  invalid,
  listStaff,
  NoteSettingsChanged,
  updateNoteSettings,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, RpcClient, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MedicalRight } from '../medical-right';
import { NoteSettingsRepository } from '../persistence/note-settings.repository';

type Input = InputOf<typeof updateNoteSettings>;

@Implements(updateNoteSettings)
export class UpdateNoteSettingsHandler implements Handler<typeof updateNoteSettings> {
  constructor(
    private readonly settings: NoteSettingsRepository,
    private readonly medical: MedicalRight,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** People who are added must be active colleagues; one who left since may stay on the list. */
  async prepare({ body }: Input): Promise<void> {
    if (!body.medicalPersonIds) return;
    const { organisationId } = actingStaff();
    const [{ items }, { medicalPersonIds: known }] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.medical.settings(),
    ]);
    const allowed = new Set([...known, ...items.map(({ userId }) => userId)]);
    const errors = body.medicalPersonIds.flatMap((id, at) =>
      allowed.has(id)
        ? []
        : [{ path: `medicalPersonIds.${at}`, message: 'Please choose an active colleague' }],
    );
    if (errors.length > 0) throw invalid(...errors);
  }

  async handle({ body }: Input) {
    const { version, medicalRoles, medicalPersonIds } = body;
    const changed = await this.settings.change(version, {
      ...(medicalRoles && { medicalRoles: [...new Set(medicalRoles)] }),
      ...(medicalPersonIds && { medicalPersonIds: [...new Set(medicalPersonIds)] }),
    });
    if (changed.version !== version) this.uow.emit(NoteSettingsChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }
}
