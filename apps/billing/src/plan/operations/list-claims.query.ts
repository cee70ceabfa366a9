import { Inject } from '@nestjs/common';
import { listClaims, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, SERVICE_CONFIG, type Handler } from '@quillcare/service-kit';
import type { BillingConfig } from '../../billing.config';

@Implements(listClaims)
export class ListClaimsQuery implements Handler<typeof listClaims> {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: BillingConfig) {}

  async handle(_input: InputOf<typeof listClaims>): Promise<ResultOf<typeof listClaims>> {
    return { items: this.config.LANDING_CLAIMS };
  }
}
