import { ClientsImported } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

/** Refreshes the pairs of the clients written by an import batch. */
export const OnClientsImportedConsumer = on(ClientsImported, [DuplicatePairRepository], (pairs) => ({
  async handle({ data }) {
    if (data.changedAt) await pairs.refreshImported(new Date(data.changedAt));
  },
}));
