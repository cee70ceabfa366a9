import { readUndoneEntries, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, ImportTraces, type Handler } from '@quillcare/service-kit';
import { IMPORTED } from '../persistence/imported-entries';

const DOCTOR = `concat_ws(' ', nullif(record.title, ''), record.first_name, record.last_name)`;

@Implements(readUndoneEntries)
export class ReadUndoneEntriesQuery implements Handler<typeof readUndoneEntries> {
  constructor(private readonly traces: ImportTraces) {}

  handle({
    body: { entityType, ...page },
  }: InputOf<typeof readUndoneEntries>): Promise<ResultOf<typeof readUndoneEntries>> {
    return this.traces.page(page, {
      table: `quoting.${IMPORTED[entityType].table}`,
      name: entityType === 'doctors' ? DOCTOR : 'record.name',
    });
  }
}
