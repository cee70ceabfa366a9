import { defineParts } from '@quillcare/service-kit';
import { AddBilledItemHandler } from './operations/add-billed-item.handler';
import { BilledFeesReader } from './operations/billed-fees.reader';
import { ClearBilledFeeHandler } from './operations/clear-billed-fee.handler';
import { GetBilledFeesQuery } from './operations/get-billed-fees.query';
import { RecordBilledFeesHandler } from './operations/record-billed-fees.handler';
import { BilledFeeEntity } from './persistence/billed-fee.entity';
import { BilledFeeRepository } from './persistence/billed-fee.repository';

export const billedFeeParts = defineParts({
  entities: [BilledFeeEntity],
  handlers: [AddBilledItemHandler, ClearBilledFeeHandler, GetBilledFeesQuery, RecordBilledFeesHandler],
  providers: [BilledFeesReader, BilledFeeRepository],
});
