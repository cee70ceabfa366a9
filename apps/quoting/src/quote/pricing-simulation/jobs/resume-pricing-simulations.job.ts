import { resumePricingSimulations } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { SimulationClaims } from '../persistence/simulation-claims';

@Processes(resumePricingSimulations)
export class ResumePricingSimulationsJob implements JobHandler<typeof resumePricingSimulations> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly claims: SimulationClaims,
  ) {}

  handle(): Promise<void> {
    return this.uow.runPlatform('resume simulations whose worker died', () => this.claims.resume());
  }
}
