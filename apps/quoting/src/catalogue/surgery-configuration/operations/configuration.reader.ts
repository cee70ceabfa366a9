import { Injectable } from '@nestjs/common';
import { AppError, type SurgeryConfigurationDetail } from '@quillcare/contracts';
import type { OptionGroup, SurgeryConfiguration } from '@quillcare/rules';
import { TenantReader, type AuthorNames } from '@quillcare/service-kit';
import { OptionListReader } from '../../option-list/operations/option-list.reader';
import {
  toPricingConfiguration,
  toConfigurationDetail,
  type ConfiguredSurgery,
} from '../domain/surgery-configuration';
import { CONFIGURATIONS } from '../persistence/configuration.sql';

/** Reads the configurations that quotes are composed from. */
@Injectable()
export class ConfigurationReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly optionLists: OptionListReader,
  ) {}

  /**
   * Complete configurations for `composeQuote`, in the order of the ids; unknown and removed surgeries are left out, as are
   * inactive doctors, hospitals and option lists within them. A surgery that was never configured has only its base fee. Takes
   * two round trips for any number of surgeries.
   */
  async readForPricing(surgeryIds: readonly string[]): Promise<SurgeryConfiguration[]> {
    const surgeries = await this.readStored(surgeryIds);
    const groups = await this.groupsOf(surgeries);
    return surgeries.map((surgery) => toPricingConfiguration(surgery, groups));
  }

  /** A surgery with its stored configuration. Throws NOT_FOUND. */
  async get(surgeryId: string): Promise<ConfiguredSurgery> {
    const [surgery] = await this.readStored([surgeryId]);
    if (!surgery) throw new AppError('NOT_FOUND');
    return surgery;
  }

  /** The configuration of a surgery as shown on its page, with the authors' names. */
  async readDetail(surgery: ConfiguredSurgery, names: AuthorNames): Promise<SurgeryConfigurationDetail> {
    const { updatedBy: id } = surgery;
    const updatedBy = id === null ? null : { id, name: names.get(id) ?? null };
    return toConfigurationDetail(surgery, await this.groupsOf([surgery]), updatedBy);
  }

  /** Surgeries with their stored configurations, in the order of the ids; unknown and removed ones are left out. */
  readStored(ids: readonly string[]): Promise<ConfiguredSurgery[]> {
    return this.reader.rows<ConfiguredSurgery>('quoting.configurations', CONFIGURATIONS, [[...new Set(ids)]]);
  }

  private async groupsOf(surgeries: readonly ConfiguredSurgery[]): Promise<ReadonlyMap<string, OptionGroup>> {
    const ids = new Set(surgeries.flatMap(({ optionListIds }) => optionListIds));
    const groups = await this.optionLists.readGroups([...ids]);
    return new Map(groups.map((group) => [group.id, group]));
  }
}
