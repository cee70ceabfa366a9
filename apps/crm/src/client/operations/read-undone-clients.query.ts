import { readUndoneClients, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, ImportTraces, type Handler } from '@quillcare/service-kit';

const NAMED = { table: 'crm.client', name: `record.first_name || ' ' || record.last_name` };

@Implements(readUndoneClients)
export class ReadUndoneClientsQuery implements Handler<typeof readUndoneClients> {
  constructor(private readonly traces: ImportTraces) {}

  handle({ body }: InputOf<typeof readUndoneClients>): Promise<ResultOf<typeof readUndoneClients>> {
    return this.traces.page(body, NAMED);
  }
}
