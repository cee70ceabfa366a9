import { Injectable } from '@nestjs/common';
import { Clock } from '@quillcare/service-kit';
import { PracticeLogo } from '../../evidence/operations/practice-logo';
import { PdfRenderer } from '../../evidence/render/pdf.renderer';
import { bookingPaper } from '../render/booking-paper';
import { BookingFactsReader } from './booking-facts.reader';

export interface BuiltForm {
  bytes: Buffer;
  quoteNumber: string;
}

@Injectable()
export class BookingFormMaker {
  constructor(
    private readonly reader: BookingFactsReader,
    private readonly logo: PracticeLogo,
    private readonly renderer: PdfRenderer,
    private readonly clock: Clock,
  ) {}

  async make(surgeryCaseId: string): Promise<BuiltForm> {
    const facts = await this.reader.facts(surgeryCaseId, await this.reader.readSources(surgeryCaseId));
    const logo = await this.logo.current();
    const bytes = await this.renderer.render(bookingPaper({ facts, logo, madeAt: this.clock.now() }));
    return { bytes, quoteNumber: facts.quoteNumber };
  }
}
