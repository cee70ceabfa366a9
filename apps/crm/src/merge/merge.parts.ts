import { defineParts, MergedClients } from '@quillcare/service-kit';
import { BelongingsReader } from './operations/belongings.reader';
import { ListClientMergesQuery } from './operations/list-client-merges.query';
import { MergeAccess } from './operations/merge-access';
import { MergeClientsHandler } from './operations/merge-clients.handler';
import { PreviewMergeQuery } from './operations/preview-merge.query';
import { UndoMergeHandler } from './operations/undo-merge.handler';
import { ClientMergeEntity } from './persistence/client-merge.entity';
import { ClientMergeRepository } from './persistence/client-merge.repository';

/** Merges two records of the same person, and undoes that. */
export const mergeParts = defineParts({
  entities: [ClientMergeEntity],
  handlers: [PreviewMergeQuery, MergeClientsHandler, ListClientMergesQuery, UndoMergeHandler],
  providers: [ClientMergeRepository, MergedClients, MergeAccess, BelongingsReader],
});
