import { getSurgeryConfiguration } from '@quillcare/contracts';
import { implement, PeopleNames } from '@quillcare/service-kit';
import { ConfigurationReader } from './configuration.reader';

export const GetSurgeryConfigurationQuery = implement(
  getSurgeryConfiguration,
  [ConfigurationReader, PeopleNames],
  (configurations, people) => ({
    async handle({ params }) {
      const surgery = await configurations.get(params.id);
      return configurations.readDetail(surgery, await people.findNames([surgery.updatedBy]));
    },
  }),
);
