import { runPricingSimulation, type JobData } from '@quillcare/contracts';
import { isOutage, Processes, type JobHandler, type JobRun } from '@quillcare/service-kit';
import {
  SimulationClaims,
  SimulationLostError,
  type ClaimedSimulation,
} from '../persistence/simulation-claims';
import { SimulationRunner } from './simulation-runner';

@Processes(runPricingSimulation)
export class RunPricingSimulationJob implements JobHandler<typeof runPricingSimulation> {
  constructor(
    private readonly claims: SimulationClaims,
    private readonly runner: SimulationRunner,
  ) {}

  async handle(
    { organisationId, simulationId }: JobData<typeof runPricingSimulation>,
    { lastAttempt }: JobRun,
  ): Promise<void> {
    const run = await this.claims.claim(organisationId, simulationId);
    if (!run) return;
    try {
      await this.runner.run(run);
    } catch (error) {
      if (error instanceof SimulationLostError) return;
      await this.releaseOrFail(run, lastAttempt && !isOutage(error));
      throw error;
    }
  }

  /** If this write fails too, the lease expires and the sweep picks the simulation up. */
  private async releaseOrFail(run: ClaimedSimulation, isLast: boolean): Promise<void> {
    await (isLast ? this.claims.fail(run) : this.claims.release(run)).catch(() => undefined);
  }
}
