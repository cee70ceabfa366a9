import { updateSurgeryConfiguration } from '@quillcare/contracts';
import { implement, RecordPreparation } from '@quillcare/service-kit';
import { SurgeryConfigurationEntity } from '../persistence/surgery-configuration.entity';
import { ConfigurationWriter } from './configuration.writer';

export const UpdateSurgeryConfigurationHandler = implement(
  updateSurgeryConfiguration,
  [RecordPreparation, ConfigurationWriter],
  (preparation, configurations) => ({
    prepare: ({ params }) => preparation.namesForChange(SurgeryConfigurationEntity, params.id),

    async handle({ params, body }, names) {
      const { version, ...sent } = body;
      return configurations.save(await configurations.lock(params.id), sent, version, names);
    },
  }),
);
