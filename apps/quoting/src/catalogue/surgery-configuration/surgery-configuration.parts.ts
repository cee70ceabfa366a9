import { defineParts } from '@quillcare/service-kit';
import { ConfigurationReader } from './operations/configuration.reader';
import { ConfigurationWriter } from './operations/configuration.writer';
import { CopySurgeryConfigurationHandler } from './operations/copy-surgery-configuration.handler';
import { GetSurgeryConfigurationQuery } from './operations/get-surgery-configuration.query';
import { ListSurgeryConfigurationsQuery } from './operations/list-surgery-configurations.query';
import { UpdateSurgeryConfigurationHandler } from './operations/update-surgery-configuration.handler';
import { SurgeryConfigurationEntity } from './persistence/surgery-configuration.entity';
import { SurgeryConfigurationRepository } from './persistence/surgery-configuration.repository';

/** What a surgery adds to a quote: its fees, people, hospitals and options. */
export const surgeryConfigurationParts = defineParts({
  entities: [SurgeryConfigurationEntity],
  handlers: [
    ListSurgeryConfigurationsQuery,
    GetSurgeryConfigurationQuery,
    UpdateSurgeryConfigurationHandler,
    CopySurgeryConfigurationHandler,
  ],
  providers: [SurgeryConfigurationRepository, ConfigurationReader, ConfigurationWriter],
});
