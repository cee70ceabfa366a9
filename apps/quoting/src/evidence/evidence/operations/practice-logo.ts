import { Injectable } from '@nestjs/common';
import type { OrganisationLogo } from '@quillcare/contracts';
import { OrganisationFacts, pngOf, ProcessLogger } from '@quillcare/service-kit';
import type { QuotePdf } from '../domain/quote-pdf';

/** The practice's logo in a format PDF supports. */
@Injectable()
export class PracticeLogo {
  constructor(
    private readonly organisation: OrganisationFacts,
    private readonly logger: ProcessLogger,
  ) {}

  /** Null if there is none or it cannot be read: better a document without a logo than none at all. */
  async current(): Promise<QuotePdf['logo']> {
    try {
      const logo = await this.organisation.currentLogo();
      return logo && (await toDrawable(logo));
    } catch (error) {
      this.logger.failure(error, 'a document was generated without its logo');
      return null;
    }
  }
}

async function toDrawable(logo: OrganisationLogo): Promise<QuotePdf['logo']> {
  if (logo.mediaType !== 'image/webp') return logo;
  return { ...logo, data: (await pngOf(Buffer.from(logo.data, 'base64'))).toString('base64') };
}
