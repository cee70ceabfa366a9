import { getSurgery, type Surgery, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { readEntry } from '../../directory/directory-reads';
import { surgeryColumns } from './surgery.columns';

@Implements(getSurgery)
export class GetSurgeryQuery implements Handler<typeof getSurgery> {
  constructor(private readonly reader: TenantReader) {}

  handle({ params }: InputOf<typeof getSurgery>): Promise<Surgery> {
    return readEntry<Surgery>(this.reader, 'surgery', surgeryColumns, params.id);
  }
}
