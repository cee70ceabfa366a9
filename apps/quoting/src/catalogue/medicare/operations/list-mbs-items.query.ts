import { listMbsItems } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { MbsTablesReader } from '../persistence/mbs-tables.reader';
import { MbsReader } from '../persistence/mbs.reader';

export const ListMbsItemsQuery = implement(
  listMbsItems,
  [MbsReader, MbsTablesReader],
  (schedule, tables) => ({
    async handle({ query }) {
      const on = query.on ?? tables.today();
      const { items, ...table } = query.numbers
        ? await schedule.items(query.numbers, on)
        : await schedule.search(query.search ?? '', on, query.limit);
      return { ...table, items: [...items.values()] };
    },
  }),
);
