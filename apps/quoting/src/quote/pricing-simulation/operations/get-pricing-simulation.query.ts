import {
  AppError,
  getPricingSimulation,
  pricingSimulation,
  type InputOf,
  type PricingSimulation,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, selectList, TenantReader, type Handler } from '@quillcare/service-kit';
import { PricingSimulationEntity } from '../persistence/pricing-simulation.entity';

const BY_ID = `select ${selectList(PricingSimulationEntity, pricingSimulation)}
  from quoting.pricing_simulation where organisation_id = $1 and id = $2`;

@Implements(getPricingSimulation)
export class GetPricingSimulationQuery implements Handler<typeof getPricingSimulation> {
  constructor(private readonly reader: TenantReader) {}

  async handle({
    params,
  }: InputOf<typeof getPricingSimulation>): Promise<ResultOf<typeof getPricingSimulation>> {
    const found = await this.reader.one<PricingSimulation>('quoting.pricingSimulation', BY_ID, [params.id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}
