import { planClientImport, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, newId, PlanCheck, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { planImport } from '../domain/import-plan';
import { ClientBatchRepository } from '../persistence/client-batch.repository';

@Implements(planClientImport)
export class PlanClientImportQuery implements Handler<typeof planClientImport> {
  constructor(
    private readonly clients: ClientBatchRepository,
    private readonly plan: PlanCheck,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof planClientImport>): Promise<ResultOf<typeof planClientImport>> {
    const { rows, strategy } = body;
    const room = await this.plan.room('clients');
    // Nobody asks what would be added where there is room for everything.
    if (room.max === null || rows.length === 0) return { ...room, added: 0 };
    const emails = [...new Set(rows.map(({ client }) => client.email))];
    const known = await this.uow.run(() => this.clients.withEmails(emails, { lock: false }));
    const { inserts } = planImport({ rows, strategy, absent: [] }, known, newId);
    return { ...room, added: inserts.length };
  }
}
