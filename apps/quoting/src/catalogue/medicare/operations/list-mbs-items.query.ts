import { listMbsItems, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { MbsTablesReader } from '../persistence/mbs-tables.reader';
import { MbsReader } from '../persistence/mbs.reader';

@Implements(listMbsItems)
export class ListMbsItemsQuery implements Handler<typeof listMbsItems> {
  constructor(
    private readonly schedule: MbsReader,
    private readonly tables: MbsTablesReader,
  ) {}

  async handle({ query }: InputOf<typeof listMbsItems>): Promise<ResultOf<typeof listMbsItems>> {
    const on = query.on ?? this.tables.today();
    const { items, ...table } = query.numbers
      ? await this.schedule.items(query.numbers, on)
      : await this.schedule.search(query.search ?? '', on, query.limit);
    return { ...table, items: [...items.values()] };
  }
}
