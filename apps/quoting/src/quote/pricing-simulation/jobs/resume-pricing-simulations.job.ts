import { resumePricingSimulations } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { SimulationClaims } from '../persistence/simulation-claims';

export const ResumePricingSimulationsJob = onJob(
  resumePricingSimulations,
  [UnitOfWork, SimulationClaims],
  (uow, claims) => ({
    handle: () => uow.runPlatform('resume simulations whose worker died', () => claims.requeueAbandoned()),
  }),
);
