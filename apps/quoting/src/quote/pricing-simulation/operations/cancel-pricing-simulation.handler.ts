import { AppError, cancelPricingSimulation } from '@quillcare/contracts';
import { implement, toWire } from '@quillcare/service-kit';
import { PricingSimulationRepository } from '../persistence/pricing-simulation.repository';

export const CancelPricingSimulationHandler = implement(
  cancelPricingSimulation,
  [PricingSimulationRepository],
  (simulations) => ({
    async handle({ params }) {
      await simulations.get(params.id, { lock: true });
      if (!(await simulations.cancel(params.id))) throw new AppError('ILLEGAL_TRANSITION');
      return toWire(await simulations.get(params.id));
    },
  }),
);
