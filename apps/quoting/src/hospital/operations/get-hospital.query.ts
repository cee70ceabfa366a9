import { getHospital, type Hospital, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { readEntry } from '../../directory/directory-reads';
import { hospitalColumns } from './hospital.columns';

@Implements(getHospital)
export class GetHospitalQuery implements Handler<typeof getHospital> {
  constructor(private readonly reader: TenantReader) {}

  handle({ params }: InputOf<typeof getHospital>): Promise<Hospital> {
    return readEntry<Hospital>(this.reader, 'hospital', hospitalColumns, params.id);
  }
}
