import { Inject, Injectable } from '@nestjs/common';
import {
  listPracticeZones,
  type JobDefinition,
  type PracticeTurn,
  type PracticeZone,
} from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { RpcClient } from '../operations/rpc-client';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';
import { PracticeTurns, type DailyJob } from './practice-turns';

/** Practices fetched per request. */
const PAGE = 1_000;
/**
 * Changes are fetched again from this long before the last look, because a change carries the time of its transaction rather than
 * of its commit, and clocks may differ.
 */
const OVERLAP_MS = 10 * 60_000;
const BATCH = 200;
/** Number of turns taken concurrently; each holds a database connection. */
const MAX_CONCURRENT_TURNS = 3;
/** Maximum duration of a sweep, so that the process can stop. The next sweep continues. */
const SWEEP_MS = 20_000;

type Work = (turn: PracticeTurn) => Promise<unknown>;

/** Runs the daily jobs of a service: discovers practices and takes the turns that are due. */
@Injectable()
export class PracticeSweep {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly turns: PracticeTurns,
    private readonly uow: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  get serviceName(): string {
    return this.service.name;
  }

  /** Runs `work` for each practice whose turn is due, in the transaction that takes the turn. */
  async run({ name, daily }: JobDefinition, work: Work): Promise<void> {
    if (!daily) throw new Error(`${this.service.name}.${name} is not a daily job.`);
    const job = { name, ...daily };
    // While identity is unavailable, turns of known practices are still taken.
    await this.discoverPractices(job).catch((error: unknown) =>
      this.logger.failure(error, `${this.service.name}.${name} could not look for practices`),
    );
    await this.runTurns(job, work);
  }

  private async discoverPractices(job: DailyJob): Promise<void> {
    const begun = this.uow.now();
    const since = await this.inPlatform(() => this.turns.readKnownUntil(job));
    const changedSince = new Date(Math.max(0, since.getTime() - OVERLAP_MS)).toISOString();
    let afterId: string | null = null;
    for (let isLast = false; !isLast;) {
      const items = await this.changedPractices(changedSince, afterId);
      if (items.length > 0) await this.inPlatform(() => this.turns.syncPractices(job, items));
      afterId = items.at(-1)?.organisationId ?? null;
      isLast = items.length < PAGE;
    }
    await this.inPlatform(() => this.turns.saveKnownUntil(job, begun));
  }

  private async changedPractices(changedSince: string, afterId: string | null): Promise<PracticeZone[]> {
    const body = { changedSince, afterId, limit: PAGE };
    return (await this.rpc.call(listPracticeZones, { body })).items;
  }

  private async runTurns(job: DailyJob, work: Work): Promise<void> {
    const until = Date.now() + SWEEP_MS;
    // Practices that failed or are locked by another worker are left to the next sweep, so that they never block others.
    const skipped: string[] = [];
    for (;;) {
      const due = await this.inPlatform(() => this.turns.findDue(job, BATCH, skipped));
      const waiting = [...due];
      const runLane = async (): Promise<void> => {
        for (let next = waiting.shift(); next && Date.now() < until; next = waiting.shift())
          if (!(await this.tryTakeTurn(job, next, work))) skipped.push(next);
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT_TURNS }, runLane));
      if (due.length < BATCH || Date.now() >= until) return;
    }
  }

  private async tryTakeTurn(job: DailyJob, organisationId: string, work: Work): Promise<boolean> {
    try {
      return await this.uow.runFor(organisationId, () => this.runNextTurn(job, work));
    } catch (error) {
      this.logger.failure(error, `${this.service.name}.${job.name} failed for practice ${organisationId}`);
      return false;
    }
  }

  private async runNextTurn(job: DailyJob, work: Work): Promise<boolean> {
    const claimed = await this.turns.claimTurn(job);
    if (!claimed) return false;
    const { turn, isLate } = claimed;
    if (isLate) this.logger.warn({ job: job.name, ...turn }, 'a daily run was missed');
    else await work(turn);
    return true;
  }

  private inPlatform<T>(task: () => Promise<T>): Promise<T> {
    return this.uow.runPlatform('daily jobs of all practices', task);
  }
}
