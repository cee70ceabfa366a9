import { Injectable } from '@nestjs/common';
import {
  invalid,
  SurgeryChanged,
  SurgeryConfigurationChanged,
  type SurgeryConfigurationDetail,
  type SurgeryConfigurationInput,
} from '@quillcare/contracts';
import { UnitOfWork, type AuthorNames } from '@quillcare/service-kit';
import { SurgeryRepository } from '../../surgery/persistence/surgery.repository';
import { idsIn, problemsOf, type KnownRecords } from '../domain/check-configuration';
import { enteredPart, type ConfiguredSurgery } from '../domain/surgery-configuration';
import { AVAILABLE_RECORDS } from '../persistence/configuration.sql';
import { SurgeryConfigurationRepository } from '../persistence/surgery-configuration.repository';
import { ConfigurationReader } from './configuration.reader';

/** Validates and stores configurations within the unit of work. */
@Injectable()
export class ConfigurationWriter {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly reader: ConfigurationReader,
    private readonly configurations: SurgeryConfigurationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Locks the surgery with its configuration until the transaction ends. Throws NOT_FOUND. */
  async lock(surgeryId: string): Promise<ConfiguredSurgery> {
    await this.surgeries.get(surgeryId, { lock: true });
    return this.reader.get(surgeryId);
  }

  /** Stores the submitted parts. Throws VALIDATION_FAILED with every invalid field, or VERSION_CONFLICT for a stale version. */
  async save(
    surgery: ConfiguredSurgery,
    sent: Partial<SurgeryConfigurationInput>,
    version: number,
    names: AuthorNames,
  ): Promise<SurgeryConfigurationDetail> {
    const problems = problemsOf(surgery, sent, await this.known(sent));
    if (problems.length > 0) throw invalid(...problems);
    const saved = await this.configurations.save(surgery, { ...enteredPart(surgery), ...sent }, version);
    if (saved.optionListIds.length > 0 && !surgery.hasOptions) await this.markOptions(surgery.id);
    if (saved.version !== version) this.uow.emit(SurgeryConfigurationChanged, surgery.id, { id: surgery.id });
    return this.reader.shown(await this.reader.get(surgery.id), names);
  }

  /** Attaching an option list marks the surgery's price as option-dependent, so that list and quotes agree. */
  private async markOptions(surgeryId: string): Promise<void> {
    await this.surgeries.update(surgeryId, (surgery) => {
      surgery.hasOptions = true;
    });
    this.uow.emit(SurgeryChanged, surgeryId, { id: surgeryId });
  }

  private async known(sent: Partial<SurgeryConfigurationInput>): Promise<KnownRecords> {
    const rows = await this.uow.query<{ kind: keyof KnownRecords; id: string }>(AVAILABLE_RECORDS, [
      this.uow.organisationId,
      idsIn(sent),
    ]);
    const of = (kind: keyof KnownRecords) =>
      new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
    return {
      DOCTOR: of('DOCTOR'),
      HOSPITAL: of('HOSPITAL'),
      PROVIDER: of('PROVIDER'),
      OPTION_LIST: of('OPTION_LIST'),
    };
  }
}
