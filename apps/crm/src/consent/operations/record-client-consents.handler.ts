import { recordClientConsents } from '@quillcare/contracts';
import { currentContext, implement, PeopleNames, UnitOfWork } from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { ConsentRepository } from '../persistence/consent.repository';
import { ConsentReader, shownConsents } from './consent.reader';

export const RecordClientConsentsHandler = implement(
  recordClientConsents,
  [ClientRepository, ConsentRepository, ConsentReader, PeopleNames, UnitOfWork],
  (clients, consents, reader, people, uow) => ({
    /** Loads the names of those who recorded the existing decisions, and the caller's. */
    async prepare({ params }) {
      const rows = await reader.rows(params.id);
      return people.of([...rows.map(({ recordedBy }) => recordedBy), currentContext().actor.userId]);
    },

    async handle({ params, body }, names) {
      const client = await clients.get(params.id);
      await consents.record({ ...body, clientId: client.id, decidedAt: uow.now() });
      return shownConsents(await reader.rows(client.id), names);
    },
  }),
);
