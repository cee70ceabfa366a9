import { Injectable } from '@nestjs/common';
import type { Invoice } from '@quillcare/contracts';
import { TenantReader, type RecordFileBuilder } from '@quillcare/service-kit';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { InvoiceFileMaker } from './invoice-file.maker';

@Injectable()
export class RecordInvoiceMaker implements RecordFileBuilder {
  constructor(
    private readonly reader: TenantReader,
    private readonly files: InvoiceFileMaker,
  ) {}

  async make(id: string): Promise<Buffer | null> {
    const invoice = await this.reader.one<Invoice>(
      'billing.invoice_of_record',
      `select ${INVOICE_COLUMNS} from billing.invoice where organisation_id = $1 and id = $2`,
      [id],
    );
    return invoice && Buffer.from((await this.files.make(invoice, 'INVOICE')).base64, 'base64');
  }
}
