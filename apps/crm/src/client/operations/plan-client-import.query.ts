import { planClientImport } from '@quillcare/contracts';
import { implement, newId, PlanCheck, UnitOfWork } from '@quillcare/service-kit';
import { buildClientImportPlan } from '../domain/import-plan';
import { ClientBatchRepository } from '../persistence/client-batch.repository';

export const PlanClientImportQuery = implement(
  planClientImport,
  [ClientBatchRepository, PlanCheck, UnitOfWork],
  (clients, plan, uow) => ({
    async handle({ body }) {
      const { rows, strategy } = body;
      const capacity = await plan.remainingCapacity('clients');
      // Without a limit the number of additions does not matter.
      if (capacity.max === null || rows.length === 0) return { ...capacity, added: 0 };
      const emails = [...new Set(rows.map(({ client }) => client.email))];
      const known = await uow.run(() => clients.findByEmails(emails, { lock: false }));
      const { inserts } = buildClientImportPlan({ rows, strategy, absent: [] }, known, newId);
      return { ...capacity, added: inserts.length };
    },
  }),
);
