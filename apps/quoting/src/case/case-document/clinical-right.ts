import { Injectable } from '@nestjs/common';
import { AppError, readMedicalReaders, seesMedicalNotes } from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';

/**
 * Decides who may see clinical documents: anyone who may see the practice's medical notes. Not cached, so that a change applies
 * immediately.
 */
@Injectable()
export class ClinicalRight {
  constructor(private readonly rpc: RpcClient) {}

  /** Calls another service, so use it only in queries and in `prepare`. */
  async isOfCaller(): Promise<boolean> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') return false;
    const { organisationId } = principal;
    return seesMedicalNotes(await this.rpc.call(readMedicalReaders, { body: { organisationId } }), principal);
  }

  async require(): Promise<void> {
    if (!(await this.isOfCaller())) throw new AppError('CLINICAL_ONLY');
  }
}
