import { setTimeout as wait } from 'node:timers/promises';
import type { RpcClient } from '@quillcare/service-kit';
import { newBatch, type RowBatch } from '../domain/row-batch';
import { EMPTY_OUTCOME } from '../../run-record/import-counts';
import type { ClaimedImport } from '../persistence/import-claims';
import { BatchSender } from './batch-sender';

const RUN = {
  id: 'import',
  organisationId: 'practice',
  duplicateStrategy: 'skip',
  entityType: 'clients',
} as ClaimedImport;

function batch(number: number, ...emails: string[]): RowBatch {
  return {
    ...newBatch(number),
    read: emails.length,
    rows: emails.map((email, at) => ({ row: at + 2, value: { email } as never, defaulted: [], odd: [] })),
  };
}

/** Takes longer for the first batch, so that a later one could overtake it. */
class SlowClients {
  running: string[] = [];
  peopleServed = 0;
  together: string[][] = [];
  failing: string | null = null;

  async call(_: unknown, __: unknown, { idempotencyKey }: { idempotencyKey: string }): Promise<unknown> {
    this.running.push(idempotencyKey);
    this.together.push([...this.running]);
    await wait(idempotencyKey.endsWith('1') ? 20 : 2);
    this.running = this.running.filter((key) => key !== idempotencyKey);
    if (this.failing === idempotencyKey) throw new Error('crm away');
    return { ...EMPTY_OUTCOME, peopleServed: this.peopleServed };
  }
}

function sender(clients: SlowClients): { sender: BatchSender; recorded: number[] } {
  const recorded: number[] = [];
  const record = async ({ number }: RowBatch): Promise<void> => void recorded.push(number);
  return { sender: new BatchSender(clients as unknown as RpcClient, RUN, record), recorded };
}

describe('BatchSender', () => {
  it('sends one batch at a time and records them in file order', async () => {
    const clients = new SlowClients();
    const { sender: sending, recorded } = sender(clients);
    await sending.send(batch(1, '1@a.au'));
    expect(recorded).toEqual([]);
    for (let number = 2; number <= 5; number += 1) await sending.send(batch(number, `${number}@a.au`));
    expect(recorded).toEqual([1, 2, 3, 4]);
    await sending.drain();
    expect(recorded).toEqual([1, 2, 3, 4, 5]);
    expect(clients.together).toEqual([1, 2, 3, 4, 5].map((number) => [`import:${number}`]));
  });

  it('pauses after a batch beside which people were served', async () => {
    const clients = new SlowClients();
    const { sender: sending } = sender(clients);
    clients.peopleServed = 1;
    const started = performance.now();
    await sending.send(batch(1, '1@a.au'));
    await sending.drain();
    // 20 ms for the batch plus three times as long for the pause. Timers may fire early.
    expect(performance.now() - started).toBeGreaterThan(70);
  });

  it('sends and records nothing after a failed batch', async () => {
    const clients = new SlowClients();
    clients.failing = 'import:1';
    const { sender: sending, recorded } = sender(clients);
    await sending.send(batch(1, 'a@a.au'));
    await expect(sending.send(batch(2, 'b@a.au'))).rejects.toThrow('crm away');
    await sending.abandon();
    expect(recorded).toEqual([]);
    expect(clients.together).toEqual([['import:1']]);
  });

  it('does not call crm for a batch without a valid row', async () => {
    const clients = new SlowClients();
    const { sender: sending, recorded } = sender(clients);
    await sending.send({ ...newBatch(1), read: 7, failed: 7 });
    await sending.drain();
    expect(recorded).toEqual([1]);
    expect(clients.together).toEqual([]);
  });
});
