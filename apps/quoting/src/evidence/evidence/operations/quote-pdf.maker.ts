import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { withTimestamp } from '@quillcare/paper';
import {
  Clock,
  CONFIG,
  OrganisationFacts,
  SERVICE_CONFIG,
  TenantReader,
  UnitOfWork,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { PatientTermsRepository } from '../../../catalogue';
import { documentOf, type QuoteDocument, QuoteRepository, type StoredQuoteFile } from '../../../quote';
import type { QuotingConfig } from '../../../quoting.config';
import type { FrozenTerms, QuotePdf } from '../domain/quote-pdf';
import { PdfRenderer } from '../render/pdf.renderer';
import { quotePaper } from '../render/quote-paper';
import { SealingIdentityRepository } from '../seal/sealing-identity.repository';
import { PracticeLogo } from './practice-logo';
import { SigningRecordReader } from './signing-record.reader';

interface FrozenQuote {
  document: QuoteDocument;
  sha256: string;
  terms: FrozenTerms | null;
}

const DOCUMENT = `select d.canonical_json::json as document, d.sha256,
    (select json_build_object('title', t.title, 'text', t.text, 'sha256', t.sha256) from quoting.patient_terms t
      where t.organisation_id = d.organisation_id and t.sha256 = d.canonical_json::json->'terms'->>'sha256' limit 1) as terms
  from quoting.quote_document d where d.organisation_id = $1 and d.quote_id = $2 order by d.revision desc limit 1`;

@Injectable()
export class QuotePdfMaker {
  constructor(
    private readonly reader: TenantReader,
    private readonly quotes: QuoteRepository,
    private readonly patientTerms: PatientTermsRepository,
    private readonly records: SigningRecordReader,
    private readonly identity: SealingIdentityRepository,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logo: PracticeLogo,
    private readonly renderer: PdfRenderer,
    @Inject(CONFIG) private readonly config: ProcessConfig,
    @Inject(SERVICE_CONFIG) private readonly own: QuotingConfig,
  ) {}

  /** The file of a sent quote. A signed one is sealed. */
  async make({
    quoteId,
    kind,
    verifyCode,
  }: Pick<StoredQuoteFile, 'quoteId' | 'kind' | 'verifyCode'>): Promise<Buffer> {
    const frozen = await this.frozen(quoteId);
    if (!frozen) throw new Error(`Quote ${quoteId} has a file but no document`);
    const madeAt = this.clock.now();
    const url = `${this.config.publicUrl}/verify`;
    const pdf = { ...(await this.pdfOf(frozen, madeAt)), verify: { code: verifyCode, url } };
    if (kind === 'QUOTE') return this.renderer.render(quotePaper(pdf));
    const record = await this.records.of(frozen.document);
    if (!record) throw new Error(`Quote ${quoteId} has a signed file but no acceptance`);
    const words = {
      name: frozen.document.practice.name,
      reason: `Seals the signed quote ${frozen.document.quoteNumber}`,
      contactInfo: frozen.document.practice.email,
    };
    const { timestampUrl } = this.own;
    const seal = {
      identity: await this.identity.get(),
      words,
      at: madeAt,
      hasTimestamp: timestampUrl !== null,
    };
    const sealed = await this.renderer.render(quotePaper({ ...pdf, record }), seal);
    return timestampUrl === null ? sealed : withTimestamp(sealed, timestampUrl);
  }

  /** A file that is not stored: of a draft, marked as such, or of a quote older than stored files. */
  async preview(quoteId: string): Promise<Buffer> {
    const frozen = await this.frozen(quoteId);
    if (frozen) return this.draw(await this.pdfOf(frozen, new Date(frozen.document.sentAt)));
    const practice = await this.organisation.current();
    const { document, madeAt } = await this.uow.run(async () => {
      const draft = await this.quotes.find(quoteId);
      if (!draft) throw new AppError('NOT_FOUND');
      const terms = await this.patientTerms.forQuote(practice.country);
      return { document: documentOf(draft, practice, terms, draft.updatedAt), madeAt: draft.updatedAt };
    });
    return this.draw({
      ...(await this.pdfOf({ document, sha256: '', terms: null }, madeAt)),
      documentHash: null,
    });
  }

  private draw(quote: QuotePdf): Promise<Buffer> {
    return this.renderer.render(quotePaper(quote));
  }

  private frozen(quoteId: string): Promise<FrozenQuote | null> {
    return this.reader.one<FrozenQuote>('quoting.file_document', DOCUMENT, [quoteId]);
  }

  private async pdfOf({ document, sha256, terms }: FrozenQuote, madeAt: Date): Promise<QuotePdf> {
    const logo = await this.logo.current();
    return { document, documentHash: sha256, terms, logo, madeAt, verify: null, record: null };
  }
}
