import { Injectable } from '@nestjs/common';
import { AppError, readMedicalReaders, seesMedicalNotes } from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';

/** Who sees clinical papers: whoever sees the practice's medical notes. Asked each time, so that a change is in force at once. */
@Injectable()
export class ClinicalRight {
  constructor(private readonly rpc: RpcClient) {}

  /** Asks another service, so it is for queries and for `prepare`. */
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
