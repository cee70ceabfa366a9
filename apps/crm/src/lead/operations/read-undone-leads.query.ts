import { readUndoneLeads, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, ImportTraces, type Handler } from '@quillcare/service-kit';

const NAMED = { table: 'crm.lead', name: `concat_ws(' ', record.first_name, record.last_name)` };

@Implements(readUndoneLeads)
export class ReadUndoneLeadsQuery implements Handler<typeof readUndoneLeads> {
  constructor(private readonly traces: ImportTraces) {}

  handle({ body }: InputOf<typeof readUndoneLeads>): Promise<ResultOf<typeof readUndoneLeads>> {
    return this.traces.page(body, NAMED);
  }
}
