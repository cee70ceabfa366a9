import { Injectable } from '@nestjs/common';
import { PricingSimulationChanged, runPricingSimulation } from '@quillcare/contracts';
import { currentContext, TenantRepository, UnitOfWork, type NewRecord } from '@quillcare/service-kit';
import { PricingSimulationEntity } from './pricing-simulation.entity';

type Requested = Pick<PricingSimulationEntity, 'ruleId' | 'rule' | 'currency' | 'since' | 'pricedOn'>;

const STOP = `update quoting.pricing_simulation
    set status = 'CANCELLED', version = version + 1, updated_at = now(), finished_at = now(), claim = null, lease_until = null
  where organisation_id = $1 and status in ('QUEUED', 'RUNNING')`;

/** Starts and stops simulations. They change no data, so they are not audited. */
@Injectable()
export class PricingSimulationRepository extends TenantRepository<PricingSimulationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, PricingSimulationEntity);
  }

  /** Queues a simulation in place of the user's previous one, and deletes the practice's old ones. */
  async queue(requested: Requested): Promise<PricingSimulationEntity> {
    await this.removeOld();
    await this.stopRunning('and created_by = $2', currentContext().actor.userId);
    const untouched = { status: 'QUEUED', total: null, done: 0, result: null, finishedAt: null } as const;
    const simulation: NewRecord<PricingSimulationEntity> = { ...untouched, ...requested };
    const queued = await this.insert(simulation);
    const { id: simulationId, organisationId } = queued;
    this.uow.enqueue(runPricingSimulation, { organisationId, simulationId });
    return queued;
  }

  /** Stops a simulation; its worker notices at the next step. Returns false if it has already ended. */
  async cancel(id: string): Promise<boolean> {
    return (await this.stopRunning('and id = $2', id)) > 0;
  }

  private async stopRunning(condition: string, value: string | null): Promise<number> {
    const stopped = await this.uow.query<{ id: string }>(`${STOP} ${condition} returning id`, [
      this.organisationId,
      value,
    ]);
    for (const { id } of stopped) this.uow.emit(PricingSimulationChanged, id, { simulationId: id });
    return stopped.length;
  }

  private async removeOld(): Promise<void> {
    await this.uow.execute(
      `delete from quoting.pricing_simulation where organisation_id = $1 and created_at < now() - interval '30 days'`,
      [this.organisationId],
    );
  }
}
