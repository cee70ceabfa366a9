import { updateSurgeryConfiguration, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, RecordPreparation, type AuthorNames, type Handler } from '@quillcare/service-kit';
import { SurgeryConfigurationEntity } from '../persistence/surgery-configuration.entity';
import { ConfigurationWriter } from './configuration.writer';

@Implements(updateSurgeryConfiguration)
export class UpdateSurgeryConfigurationHandler implements Handler<typeof updateSurgeryConfiguration> {
  constructor(
    private readonly preparation: RecordPreparation,
    private readonly configurations: ConfigurationWriter,
  ) {}

  prepare({ params }: InputOf<typeof updateSurgeryConfiguration>): Promise<AuthorNames> {
    return this.preparation.namesForChange(SurgeryConfigurationEntity, params.id);
  }

  async handle(
    { params, body }: InputOf<typeof updateSurgeryConfiguration>,
    names: AuthorNames,
  ): Promise<ResultOf<typeof updateSurgeryConfiguration>> {
    const { version, ...sent } = body;
    return this.configurations.save(await this.configurations.lock(params.id), sent, version, names);
  }
}
