import { Injectable } from '@nestjs/common';
import {
  AppError,
  changeLeads,
  ERRORS,
  MAX_BULK_RECORDS,
  MAX_LEADS_PER_BATCH,
  findAdmissionRefusal,
  type LeadBatchItem,
  type LeadOutcome,
  type ListPage,
  type Operation,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { Clock, RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { ActingPerson } from '../background/acting-person';
import { BackgroundClaims, type ClaimedWork } from '../background/background-claims';
import { isTransientError } from '../background/background-runner';
import type { BulkDefinition, BulkRecord, BatchDefinition } from './domain/bulk-definition';
import { BULK_DEFINITIONS } from './domain/bulk-definitions';
import { BulkItems, type BulkItem, type StoredRequest } from './persistence/bulk-items';
import { BulkProgress, type BulkOutcome, type PlannedItem } from './persistence/bulk-progress';
import type { BulkRunEntity } from './persistence/bulk-run.entity';
import { BulkRunRepository } from './persistence/bulk-run.repository';

/** Records read, changed and recorded per batch. */
const BATCH = 50;
/** Concurrent calls, limited so that other users are not slowed down. */
const MAX_CONCURRENT_CALLS = 5;
const PAGE = 100;

/**
 * Carries out a bulk change: gathers the matching records, then calls the single-record operation for each, with the rights of
 * the person who requested it. Requests are stored before they are sent, each with its own idempotency key, so a worker that
 * takes over after a crash repeats the same requests and no record is changed twice. Leads are changed in batches, one
 * transaction each. A batch is derived from the records still pending, so it too is the same after a crash.
 */
@Injectable()
export class BulkChanger {
  constructor(
    private readonly runs: BulkRunRepository,
    private readonly items: BulkItems,
    private readonly progress: BulkProgress,
    private readonly claims: BackgroundClaims,
    private readonly people: ActingPerson,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async run(work: ClaimedWork): Promise<void> {
    const run = await this.uow.runFor(work.organisationId, () => this.runs.get(work.id));
    const personNow = this.people.rightsReader(work);
    if (!run.isGathered && !(await this.gather(work, run, personNow))) return;
    const most = BULK_DEFINITIONS[run.action.name].together ? MAX_LEADS_PER_BATCH : BATCH;
    const operation = operationOf(run);
    for (;;) {
      if (await this.claims.isCancelRequested(work)) return this.progress.finish(work, 'CANCELLED');
      const batch = await this.uow.runFor(work.organisationId, () => this.items.findPending(work.id, most));
      if (batch.length === 0) return this.progress.finish(work, 'COMPLETED');
      const person = await personNow();
      const refusal = person
        ? findAdmissionRefusal(operation, person, this.clock.now().getTime())
        : 'FORBIDDEN';
      if (!person || refusal)
        return this.progress.finish(work, 'FAILED', ERRORS[refusal ?? 'FORBIDDEN'].title);
      await this.people.runAs(person, () => this.change(work, { run, operation, batch }));
    }
  }

  /** Returns false if the change ended before it began. */
  private async gather(
    work: ClaimedWork,
    { action, matching, total, cursor }: BulkRunEntity,
    personNow: () => Promise<UserPrincipal | null>,
  ): Promise<boolean> {
    const { list } = BULK_DEFINITIONS[action.name];
    let [found, next] = [total, cursor];
    do {
      if (await this.claims.isCancelRequested(work)) {
        await this.progress.finish(work, 'CANCELLED');
        return false;
      }
      const person = await personNow();
      if (!person) {
        await this.progress.finish(work, 'FAILED', ERRORS.FORBIDDEN.title);
        return false;
      }
      const query = { ...matching, limit: String(PAGE), ...(next === null ? {} : { cursor: next }) };
      const page = await this.people.runAs(person, () => this.read<ListPage<BulkRecord>>(list, { query }));
      next = page.nextCursor;
      found = await this.progress.addGathered(
        work,
        page.items.map(({ id }) => id),
        found,
        next,
      );
    } while (next !== null && found < MAX_BULK_RECORDS);
    return true;
  }

  private async change(work: ClaimedWork, batch: Batch): Promise<void> {
    const definition = BULK_DEFINITIONS[batch.run.action.name];
    const { together } = definition;
    if (together && batch.batch.every(isBatchable)) return this.changeTogether(work, { ...batch, together });
    return this.changeEach(work, { ...batch, definition });
  }

  /** Changes the whole batch with one call, in one transaction. */
  private async changeTogether(
    work: ClaimedWork,
    { run, batch, together }: Batch & { together: BatchDefinition },
  ): Promise<void> {
    const items = batch.map(({ recordId, request, seenVersion }) =>
      isBatchItem(request)
        ? request
        : { ...together.item(recordId, run.action.values as never), version: seenVersion },
    );
    const idempotencyKey = `bulk:${work.id}:from:${batch[0]?.position}`;
    const body = { organisationId: work.organisationId, items };
    const answer = await this.rpc.call(changeLeads, { body }, { idempotencyKey });
    const keep = run.undoOf === null ? together.keep : () => null;
    const outcomes = answer.items.map((outcome, at) => outcomeOf(batch[at]?.position ?? 0, outcome, keep));
    await this.progress.record(work, outcomes);
  }

  private async changeEach(
    work: ClaimedWork,
    { run, operation, batch, definition }: Batch & { definition: BulkDefinition },
  ): Promise<void> {
    const outcomes: BulkOutcome[] = [];
    const fresh = batch.filter(({ request }) => request === null);
    const planned = await mapConcurrently(fresh, async (item) => {
      const plan = await withRefusal(item, () => this.planItem(item, definition, run.action.values));
      if ('state' in plan) outcomes.push(plan);
      return 'state' in plan ? [] : [plan];
    });
    const plans = planned.flat();
    if (plans.length > 0) await this.progress.plan(work, plans);
    const ready = [...batch.filter(({ request }) => request !== null), ...plans];
    const done = await mapConcurrently(ready, (item) =>
      withRefusal(item, () => this.send(work, operation, item)),
    );
    await this.progress.record(work, [...outcomes, ...done]);
  }

  /** Prepares the request for a record and the data needed to undo it. */
  private async planItem(
    { position, recordId, seenVersion }: BulkItem,
    definition: BulkDefinition,
    values: object,
  ): Promise<PlannedItem> {
    const { get, request, labelOf, undo } = definition;
    if (!get)
      return {
        position,
        label: '',
        request: request({ id: recordId, version: 1 }, values as never),
        undo: null,
      };
    const before = await this.read<BulkRecord>(get, { params: { id: recordId } });
    if (seenVersion !== null && seenVersion !== before.version) throw new AppError('VERSION_CONFLICT');
    return {
      position,
      label: labelOf(before as never),
      request: request(before, values as never),
      undo: undo?.keep(before as never) ?? null,
    };
  }

  private async send(
    work: ClaimedWork,
    operation: Operation,
    { position, request }: PlannedItem,
  ): Promise<BulkOutcome> {
    const key = { idempotencyKey: `bulk:${work.id}:${position}` };
    const input = (request ?? {}) as RequestOf<Operation>;
    const after = (await this.rpc.call(operation, input, key)) as Partial<BulkRecord>;
    return { position, state: 'DONE', versionAfter: after.version ?? null };
  }

  private async read<R>(operation: Operation, request: RequestOf<Operation>): Promise<R> {
    return (await this.rpc.call(operation, request)) as R;
  }
}

/** Returns the operation that changes one record, or its undo. */
function operationOf({ action, undoOf }: BulkRunEntity): Operation {
  const { operation, undo } = BULK_DEFINITIONS[action.name];
  const found = undoOf === null ? operation : undo?.operation;
  if (!found) throw new Error(`${action.name} cannot be undone.`);
  return found;
}

interface Batch {
  run: BulkRunEntity;
  operation: Operation;
  batch: readonly BulkItem[];
}

/** Whether it is an item of a batch call. Other lead requests are single calls stored by an earlier release. */
function isBatchItem(request: StoredRequest | null): request is LeadBatchItem {
  return request !== null && 'change' in request;
}

function isBatchable({ request }: BulkItem): boolean {
  return request === null || isBatchItem(request);
}

function outcomeOf(
  position: number,
  { label, version, refusal, before }: LeadOutcome,
  keep: (before: NonNullable<LeadOutcome['before']>) => object | null,
): BulkOutcome {
  if (refusal !== null || before === null)
    return { position, label, state: 'REFUSED', reason: refusal ?? ERRORS.INTERNAL.title };
  return { position, label, state: 'DONE', versionAfter: version, undo: keep(before) };
}

/** Turns a refusal into the record's outcome. Transient and server errors end the attempt instead. */
async function withRefusal<T>(
  { position }: { position: number },
  work: () => Promise<T>,
): Promise<T | BulkOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || isTransientError(error) || error.status >= 500) throw error;
    return { position, state: 'REFUSED', reason: error.message };
  }
}

/** Runs the work with limited concurrency and keeps the order of results. */
async function mapConcurrently<T, R>(items: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += MAX_CONCURRENT_CALLS)
    results.push(...(await Promise.all(items.slice(at, at + MAX_CONCURRENT_CALLS).map(work))));
  return results;
}
