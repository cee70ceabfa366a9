import { getSurgeryConfiguration, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PeopleNames, type Handler } from '@quillcare/service-kit';
import { ConfigurationReader } from './configuration.reader';

@Implements(getSurgeryConfiguration)
export class GetSurgeryConfigurationQuery implements Handler<typeof getSurgeryConfiguration> {
  constructor(
    private readonly configurations: ConfigurationReader,
    private readonly people: PeopleNames,
  ) {}

  async handle({
    params,
  }: InputOf<typeof getSurgeryConfiguration>): Promise<ResultOf<typeof getSurgeryConfiguration>> {
    const surgery = await this.configurations.get(params.id);
    return this.configurations.shown(surgery, await this.people.of([surgery.updatedBy]));
  }
}
