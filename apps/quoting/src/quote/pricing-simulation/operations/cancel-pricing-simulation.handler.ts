import { AppError, cancelPricingSimulation, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, type Handler } from '@quillcare/service-kit';
import { PricingSimulationRepository } from '../persistence/pricing-simulation.repository';

@Implements(cancelPricingSimulation)
export class CancelPricingSimulationHandler implements Handler<typeof cancelPricingSimulation> {
  constructor(private readonly simulations: PricingSimulationRepository) {}

  async handle({
    params,
  }: InputOf<typeof cancelPricingSimulation>): Promise<ResultOf<typeof cancelPricingSimulation>> {
    await this.simulations.get(params.id, { lock: true });
    if (!(await this.simulations.cancel(params.id))) throw new AppError('ILLEGAL_TRANSITION');
    return toWire(await this.simulations.get(params.id));
  }
}
