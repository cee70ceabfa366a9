import {
  AppError,
  getPricingSimulation,
  pricingSimulation,
  type PricingSimulation,
} from '@quillcare/contracts';
import { implement, selectList, TenantReader } from '@quillcare/service-kit';
import { PricingSimulationEntity } from '../persistence/pricing-simulation.entity';

const BY_ID = `select ${selectList(PricingSimulationEntity, pricingSimulation)}
  from quoting.pricing_simulation where organisation_id = $1 and id = $2`;

export const GetPricingSimulationQuery = implement(getPricingSimulation, [TenantReader], (reader) => ({
  async handle({ params }) {
    const found = await reader.one<PricingSimulation>('quoting.pricingSimulation', BY_ID, [params.id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
}));
