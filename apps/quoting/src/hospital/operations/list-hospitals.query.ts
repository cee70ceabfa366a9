import { listHospitals, type Hospital, type InputOf, type ListPage } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { directoryLists } from '../../directory/directory-reads';
import { hospitalColumns } from './hospital.columns';

const hospitalList = directoryLists<Hospital>('hospital', hospitalColumns);

@Implements(listHospitals)
export class ListHospitalsQuery implements Handler<typeof listHospitals> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listHospitals>): Promise<ListPage<Hospital>> {
    return this.reader.page(query.removed ? hospitalList.removed : hospitalList.present, query);
  }
}
