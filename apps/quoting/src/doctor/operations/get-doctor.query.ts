import { getDoctor, type Doctor, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { readEntry } from '../../directory/directory-reads';
import { doctorColumns } from './doctor.columns';

@Implements(getDoctor)
export class GetDoctorQuery implements Handler<typeof getDoctor> {
  constructor(private readonly reader: TenantReader) {}

  handle({ params }: InputOf<typeof getDoctor>): Promise<Doctor> {
    return readEntry<Doctor>(this.reader, 'doctor', doctorColumns, params.id);
  }
}
