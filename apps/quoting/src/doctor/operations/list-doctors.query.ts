import { listDoctors, type Doctor, type InputOf, type ListPage } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { directoryLists } from '../../directory/directory-reads';
import { doctorColumns } from './doctor.columns';

const doctorList = directoryLists<Doctor>('doctor', doctorColumns);

@Implements(listDoctors)
export class ListDoctorsQuery implements Handler<typeof listDoctors> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listDoctors>): Promise<ListPage<Doctor>> {
    return this.reader.page(query.removed ? doctorList.removed : doctorList.present, query);
  }
}
