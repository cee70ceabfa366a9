import { Injectable } from '@nestjs/common';
import {
  PricingSimulationChanged,
  runPricingSimulation,
  type PricingRuleInput,
  type SimulationResult,
} from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';

export interface ClaimedSimulation {
  id: string;
  organisationId: string;
  /** Identifies this worker's claim; every write checks it. */
  claim: string;
  ruleId: string | null;
  rule: PricingRuleInput | null;
  since: Date;
  pricedOn: string;
}

/** Thrown if the simulation was stopped or another worker has taken it over. */
export class SimulationLostError extends Error {
  constructor() {
    super('Another worker has taken over this simulation.');
    this.name = 'SimulationLost';
  }
}

// Lease duration. A step takes a fraction of it and renews it.
const LEASE = `clock_timestamp() + interval '10 seconds'`;
/** A simulation whose worker has crashed this often is given up. */
const MAX_ATTEMPTS = 10;

// A worker that died has stored only its progress, so the next one starts over.
const CLAIM = `update quoting.pricing_simulation
    set claim = $3, lease_until = ${LEASE}, status = 'RUNNING', done = 0, tries = tries + 1
  where organisation_id = $1 and id = $2 and status in ('QUEUED', 'RUNNING')
    and (lease_until is null or lease_until < clock_timestamp())
  returning id, organisation_id as "organisationId", claim, rule_id as "ruleId", rule, since, priced_on::text as "pricedOn"`;
const HELD = `organisation_id = $1 and id = $2 and claim = $3 and status = 'RUNNING'`;
const PROGRESS = `update quoting.pricing_simulation
    set done = $4, total = $5, version = version + 1, updated_at = now(), lease_until = ${LEASE} where ${HELD}`;
const END = `update quoting.pricing_simulation
    set status = $4, result = $5::jsonb, version = version + 1, updated_at = now(), finished_at = now(),
        claim = null, lease_until = null
  where ${HELD}`;

/** Leases of simulations: one worker at a time runs a simulation and alone writes its progress and result. */
@Injectable()
export class SimulationClaims {
  constructor(private readonly uow: UnitOfWork) {}

  /** Claims a simulation. Null if it has ended or another worker holds it. */
  claim(organisationId: string, simulationId: string): Promise<ClaimedSimulation | null> {
    return this.uow.runFor(organisationId, async () => {
      const [run] = await this.uow.query<ClaimedSimulation>(CLAIM, [organisationId, simulationId, newId()]);
      return run ?? null;
    });
  }

  /** Stores the progress and renews the lease. Throws `SimulationLost` if it was stopped or taken over. */
  recordProgress(run: ClaimedSimulation, done: number, total: number, announce: boolean): Promise<void> {
    return this.write(run, PROGRESS, [done, total], announce);
  }

  complete(run: ClaimedSimulation, result: SimulationResult): Promise<void> {
    return this.write(run, END, ['COMPLETED', JSON.stringify(result)], true);
  }

  fail(run: ClaimedSimulation): Promise<void> {
    return this.write(run, END, ['FAILED', null], true);
  }

  /** Lets another attempt start without waiting for the lease to expire. Does not count as a try, because only crashes do. */
  async release({ organisationId, id, claim }: ClaimedSimulation): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        `update quoting.pricing_simulation set claim = null, lease_until = null, tries = tries - 1 where ${HELD}`,
        [organisationId, id, claim],
      ),
    );
  }

  /** Requeues simulations whose worker died, and gives up those that crash every time. Needs a platform scope. */
  async requeueAbandoned(): Promise<void> {
    const failed = await this.uow.query<{ id: string; organisationId: string }>(
      `update quoting.pricing_simulation
          set status = 'FAILED', version = version + 1, updated_at = now(), finished_at = now(), claim = null, lease_until = null
        where status in ('QUEUED', 'RUNNING') and tries >= ${MAX_ATTEMPTS} and lease_until < clock_timestamp()
       returning id, organisation_id as "organisationId"`,
    );
    for (const { id, organisationId } of failed)
      this.uow.emit(PricingSimulationChanged, id, { simulationId: id }, organisationId);
    const abandoned = await this.uow.query<{ id: string; organisationId: string }>(
      `update quoting.pricing_simulation set claim = null, lease_until = null, queued_at = now()
        where status in ('QUEUED', 'RUNNING')
          and coalesce(lease_until, queued_at + interval '10 seconds') < clock_timestamp()
       returning id, organisation_id as "organisationId"`,
    );
    for (const { id: simulationId, organisationId } of abandoned)
      this.uow.enqueue(runPricingSimulation, { organisationId, simulationId });
  }

  private async write(
    { organisationId, id, claim }: ClaimedSimulation,
    statement: string,
    values: unknown[],
    announce: boolean,
  ): Promise<void> {
    await this.uow.runFor(organisationId, async () => {
      const written = await this.uow.execute(statement, [organisationId, id, claim, ...values]);
      if (written === 0) throw new SimulationLostError();
      if (announce) this.uow.emit(PricingSimulationChanged, id, { simulationId: id });
    });
  }
}
