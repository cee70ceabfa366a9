import { listSurgeries, type Surgery, type InputOf, type ListPage } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { directoryLists } from '../../directory/directory-reads';
import { surgeryColumns } from './surgery.columns';

const surgeryList = directoryLists<Surgery>('surgery', surgeryColumns, { category: 'category' });

@Implements(listSurgeries)
export class ListSurgeriesQuery implements Handler<typeof listSurgeries> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listSurgeries>): Promise<ListPage<Surgery>> {
    return this.reader.page(query.removed ? surgeryList.removed : surgeryList.present, query);
  }
}
