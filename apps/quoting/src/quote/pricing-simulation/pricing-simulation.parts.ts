import { defineParts } from '@quillcare/service-kit';
import { ResumePricingSimulationsJob } from './jobs/resume-pricing-simulations.job';
import { RunPricingSimulationJob } from './jobs/run-pricing-simulation.job';
import { SimulationRunner } from './jobs/simulation-runner';
import { CancelPricingSimulationHandler } from './operations/cancel-pricing-simulation.handler';
import { GetPricingSimulationQuery } from './operations/get-pricing-simulation.query';
import { StartPricingSimulationHandler } from './operations/start-pricing-simulation.handler';
import { PricingSimulationEntity } from './persistence/pricing-simulation.entity';
import { PricingSimulationRepository } from './persistence/pricing-simulation.repository';
import { SimulatedQuotesReader } from './persistence/simulated-quotes.reader';
import { SimulationClaims } from './persistence/simulation-claims';

/** Simulates a change to the pricing rules on the quotes of the last 90 days. */
export const pricingSimulationParts = defineParts({
  entities: [PricingSimulationEntity],
  handlers: [StartPricingSimulationHandler, GetPricingSimulationQuery, CancelPricingSimulationHandler],
  jobs: [RunPricingSimulationJob, ResumePricingSimulationsJob],
  providers: [PricingSimulationRepository, SimulationClaims, SimulationRunner, SimulatedQuotesReader],
});
