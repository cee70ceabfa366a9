import { clients } from '@quillcare/contracts';
import { isEmail } from '@quillcare/rules';
import { ImportTraces, ImportTrials, recordParts } from '@quillcare/service-kit';
import { ImportDryRun } from '../record-import/import-dry-run';
import { ClientUsesReader } from './client-uses.reader';
import { ClientDependantsReader } from './client-dependants.reader';
import { clientRules } from './domain/client-fields';
import { CountClientsQuery } from './operations/count-clients.query';
import { GetClientRoomQuery } from './operations/get-client-room.query';
import { ImportClientsHandler } from './operations/import-clients.handler';
import { PlanClientImportQuery } from './operations/plan-client-import.query';
import { ReadUndoneClientsQuery } from './operations/read-undone-clients.query';
import { UndoClientImportHandler } from './operations/undo-client-import.handler';
import { SweepClientImportsJob } from './jobs/sweep-client-imports.job';
import { ReadClientsQuery } from './operations/read-clients.query';
import { ReadClientQuery } from './operations/read-client.query';
import { ClientBatchRepository } from './persistence/client-batch.repository';
import { ClientEntity } from './persistence/client.entity';
import { ClientRepository } from './persistence/client.repository';
import { activeClientsSql } from './persistence/live-clients.sql';
import { SpeedUpNameSlips1796240000000 } from './persistence/speed-up-name-slips.migration';
import { GetClientQuery } from './views/get-client.query';

export const clientParts = recordParts(clients, {
  migrations: [SpeedUpNameSlips1796240000000],
  entity: ClientEntity,
  repository: ClientRepository,
  list: {
    defaultSort: '-createdAt',
    sorts: { name: ['sortName'] },
    whole: { column: 'email', isMeant: isEmail },
    slips: 'name_slips',
    // A merged client is part of another one and cannot be restored on its own.
    removed: 'merged_into is null',
  },
  rules: clientRules,
  initial: { isDuplicateFlag: false, duplicateOf: null, mergedInto: null },
  dependants: { reader: ClientDependantsReader, of: (dependants, id) => dependants.read(id) },
  handlers: [
    GetClientQuery,
    ReadClientQuery,
    ReadClientsQuery,
    CountClientsQuery,
    ImportClientsHandler,
    PlanClientImportQuery,
    UndoClientImportHandler,
    ReadUndoneClientsQuery,
    GetClientRoomQuery,
  ],
  jobs: [SweepClientImportsJob],
  planCounts: { clients: activeClientsSql },
  providers: [
    ClientBatchRepository,
    ClientDependantsReader,
    ClientUsesReader,
    ImportTraces,
    ImportTrials,
    ImportDryRun,
  ],
});
