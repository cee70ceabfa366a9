import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError, type FilePage, type Invoice, type InvoiceDocument } from '@quillcare/contracts';
import { claimsAccessibility, PaperRenderer } from '@quillcare/paper';
import { countUnattested, ProcessLogger } from '@quillcare/service-kit';
import { invoicePaper } from '../render/invoice-paper';

/** Renders invoices as files. They are not stored: an invoice never changes, so rendering it again gives the same file. */
@Injectable()
export class InvoiceFileMaker implements OnApplicationShutdown {
  private readonly papers = new PaperRenderer();

  constructor(private readonly logger: ProcessLogger) {}

  /** Renders the invoice or its adjustment note. Throws NOT_FOUND if it has none. */
  async make(invoice: Invoice, document: InvoiceDocument): Promise<FilePage> {
    const number = document === 'INVOICE' ? invoice.number : invoice.credit?.number;
    if (number === undefined) throw new AppError('NOT_FOUND');
    const bytes = await this.papers.render(invoicePaper(invoice, document));
    if (!claimsAccessibility(bytes)) countUnattested('billing', this.logger);
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
