import { planClientImport } from '@quillcare/contracts';
import { implement, newId, PlanCheck, UnitOfWork } from '@quillcare/service-kit';
import { planImport } from '../domain/import-plan';
import { ClientBatchRepository } from '../persistence/client-batch.repository';

export const PlanClientImportQuery = implement(
  planClientImport,
  [ClientBatchRepository, PlanCheck, UnitOfWork],
  (clients, plan, uow) => ({
    async handle({ body }) {
      const { rows, strategy } = body;
      const room = await plan.room('clients');
      // Without a limit the number of additions does not matter.
      if (room.max === null || rows.length === 0) return { ...room, added: 0 };
      const emails = [...new Set(rows.map(({ client }) => client.email))];
      const known = await uow.run(() => clients.withEmails(emails, { lock: false }));
      const { inserts } = planImport({ rows, strategy, absent: [] }, known, newId);
      return { ...room, added: inserts.length };
    },
  }),
);
