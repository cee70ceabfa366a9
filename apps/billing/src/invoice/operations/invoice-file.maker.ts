import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError, type FilePage, type Invoice, type InvoiceDocument } from '@quillcare/contracts';
import { attestsAccessibility, PaperRenderer } from '@quillcare/paper';
import { noteUnattested, ProcessLogger } from '@quillcare/service-kit';
import { invoicePaper } from '../render/invoice-paper';

/** Makes the files of invoices. None is stored: what an invoice says never changes, so it is the same file each time. */
@Injectable()
export class InvoiceFileMaker implements OnApplicationShutdown {
  private readonly papers = new PaperRenderer();

  constructor(private readonly logger: ProcessLogger) {}

  /** The invoice, or the adjustment note that takes it back; NOT_FOUND where there is none. */
  async make(invoice: Invoice, document: InvoiceDocument): Promise<FilePage> {
    const number = document === 'INVOICE' ? invoice.number : invoice.credit?.number;
    if (number === undefined) throw new AppError('NOT_FOUND');
    const bytes = await this.papers.render(invoicePaper(invoice, document));
    if (!attestsAccessibility(bytes)) noteUnattested('billing', this.logger);
    return {
      fileName: `${number}.pdf`,
      mediaType: 'application/pdf',
      sizeBytes: bytes.length,
      base64: bytes.toString('base64'),
      nextCursor: null,
    };
  }

  onApplicationShutdown(): void {
    this.papers.stop();
  }
}
