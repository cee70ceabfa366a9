import { ClientsImported } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

/** The pairs of the clients that a batch of an import wrote. */
export const OnClientsImportedConsumer = on(ClientsImported, [DuplicatePairRepository], (pairs) => ({
  async handle({ data }) {
    if (data.changedAt) await pairs.refreshImported(new Date(data.changedAt));
  },
}));
