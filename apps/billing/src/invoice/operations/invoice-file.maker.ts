import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError, type FilePage, type Invoice, type InvoiceDocument } from '@quillcare/contracts';
import { WorkerThread } from '@quillcare/service-kit';
import type { InvoiceTask } from '../render/render-invoice';

/** Makes the files of invoices. None is stored: what an invoice says never changes, so it is the same file each time. */
@Injectable()
export class InvoiceFileMaker implements OnApplicationShutdown {
  private readonly thread = new WorkerThread<InvoiceTask, Uint8Array>(
    require.resolve('../render/invoice.thread'),
  );

  /** The invoice, or the adjustment note that takes it back; NOT_FOUND where there is none. */
  async make(invoice: Invoice, document: InvoiceDocument): Promise<FilePage> {
    const number = document === 'INVOICE' ? invoice.number : invoice.credit?.number;
    if (number === undefined) throw new AppError('NOT_FOUND');
    const bytes = await this.thread.run({ invoice, document });
    const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    return {
      fileName: `${number}.pdf`,
      mediaType: 'application/pdf',
      ...{ sizeBytes: bytes.length, base64, nextCursor: null },
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.stop();
  }
}
