import { Injectable } from '@nestjs/common';
import { AppError, readMedicalReaders, canSeeMedicalNotes } from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';
import { hasClinicalEvidence, withoutClinicalNames, type CaseRow } from '../surgery-case/domain/case-view';

/**
 * Decides who may see clinical documents: anyone who may see the practice's medical notes. Not cached, so that a change applies
 * immediately.
 */
@Injectable()
export class ClinicalRight {
  constructor(private readonly rpc: RpcClient) {}

  /** Calls another service, so use it only in queries and in `prepare`. */
  async isGranted(): Promise<boolean> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') return false;
    const { organisationId } = principal;
    return canSeeMedicalNotes(
      await this.rpc.call(readMedicalReaders, { body: { organisationId } }),
      principal,
    );
  }

  /** The case as the caller may see it. Asks for the right only if it matters. */
  async readable(row: CaseRow): Promise<CaseRow> {
    return hasClinicalEvidence(row) && (await this.isGranted()) ? row : withoutClinicalNames(row);
  }

  async assertGranted(): Promise<void> {
    if (!(await this.isGranted())) throw new AppError('CLINICAL_ONLY');
  }
}
