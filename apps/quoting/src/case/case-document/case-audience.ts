import { Injectable } from '@nestjs/common';
import { caseDocumentKind, isClinicalDocument, type OrganisationRecord } from '@quillcare/contracts';
import { isOutage, OrganisationFacts, TenantReader } from '@quillcare/service-kit';
import { ClinicalRight } from './clinical-access';

const CLINICAL_DOCUMENT = `select id from quoting.case_document
  where organisation_id = $1 and surgery_case_id = $2 and deleted_at is null and kind = any($3) limit 1`;

/** Reads in `prepare` what a command needs to answer with the case as its caller may see it. */
@Injectable()
export class CaseAudienceReader {
  constructor(
    private readonly organisation: OrganisationFacts,
    private readonly clinical: ClinicalRight,
    private readonly reader: TenantReader,
  ) {}

  /** The practice, and whether the caller may see the names of clinical documents. Asks for the right only if the case has any. */
  async read(caseId: string): Promise<OrganisationRecord & { seesClinicalNames: boolean }> {
    const kinds = caseDocumentKind.options.filter(isClinicalDocument);
    const [practice, document] = await Promise.all([
      this.organisation.current(),
      this.reader.one('quoting.clinical_document', CLINICAL_DOCUMENT, [caseId, kinds]),
    ]);
    return { ...practice, seesClinicalNames: document !== null && (await this.isGranted()) };
  }

  /** Without an answer the names stay hidden: the command itself does not depend on them. */
  private async isGranted(): Promise<boolean> {
    try {
      return await this.clinical.isGranted();
    } catch (error) {
      if (isOutage(error)) return false;
      throw error;
    }
  }
}
