import { copySurgeryConfiguration, invalidInput, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, RecordPreparation, type AuthorNames, type Handler } from '@quillcare/service-kit';
import { copyConfiguration } from '../domain/copy-configuration';
import type { ConfiguredSurgery } from '../domain/surgery-configuration';
import { SurgeryConfigurationEntity } from '../persistence/surgery-configuration.entity';
import { ConfigurationReader } from './configuration.reader';
import { ConfigurationWriter } from './configuration.writer';

@Implements(copySurgeryConfiguration)
export class CopySurgeryConfigurationHandler implements Handler<typeof copySurgeryConfiguration> {
  constructor(
    private readonly preparation: RecordPreparation,
    private readonly reader: ConfigurationReader,
    private readonly writer: ConfigurationWriter,
  ) {}

  prepare({ params }: InputOf<typeof copySurgeryConfiguration>): Promise<AuthorNames> {
    return this.preparation.namesForChange(SurgeryConfigurationEntity, params.id);
  }

  async handle(
    { params, body }: InputOf<typeof copySurgeryConfiguration>,
    names: AuthorNames,
  ): Promise<ResultOf<typeof copySurgeryConfiguration>> {
    const surgery = await this.writer.lock(params.id);
    const source = await this.source(body.fromSurgeryId, params.id);
    return this.writer.save(surgery, copyConfiguration(surgery, source), body.version, names);
  }

  private async source(id: string, targetId: string): Promise<ConfiguredSurgery> {
    const refusalError = (message: string) => invalidInput({ path: 'fromSurgeryId', message });
    if (id === targetId) throw refusalError('Please choose another surgery');
    const [source] = await this.reader.readStored([id]);
    if (!source) throw refusalError('This surgery does not exist');
    if (source.version === 0) throw refusalError('This surgery has no configuration to copy');
    return source;
  }
}
