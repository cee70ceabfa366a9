import { verifyChain, type AuditRecord, type EventEnvelope } from '@quillcare/contracts';
import { contextFor, newId, runInContext, UnitOfWork } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';
import { AuditTrail } from './audit-trail';
import { recorded } from './audit-trail.suite';

const product = testProduct({ only: ['audit'], role: 'api' });

function append(event: EventEnvelope<AuditRecord>): Promise<void> {
  const [uow, trail] = [
    product.app.get(UnitOfWork, { strict: false }),
    product.app.get(AuditTrail, { strict: false }),
  ];
  return runInContext(contextFor({ kind: 'service', service: 'audit' }), () =>
    uow.runFor(event.organisationid as string, () => trail.append('crm', event)),
  );
}

const verdictOn = (organisationId: string) => product.callInternal(verifyChain, { body: { organisationId } });

describe('appending to the audit trail', () => {
  it('builds one chain without gaps or forks under concurrent appends', async () => {
    const organisationId = newId();
    await Promise.all(Array.from({ length: 40 }, (_, at) => append(recorded(organisationId, `act ${at}`))));
    expect(await verdictOn(organisationId)).toEqual({ entries: 40, fault: null, attested: null });
  });

  it('appends an act once, even if its event arrives repeatedly and concurrently', async () => {
    const organisationId = newId();
    const event = recorded(organisationId, 'once');
    await Promise.all(Array.from({ length: 6 }, () => append(event)));
    await append(event);
    expect(await verdictOn(organisationId)).toEqual({ entries: 1, fault: null, attested: null });
    const announced = await product.sql<{ entry: string }>(
      `select payload->'data'->>'entryId' as entry from audit.outbox
       where payload->>'type' = 'audit.AuditEntryAppended.v1' and organisation_id = $1`,
      [organisationId],
    );
    expect(announced).toEqual([{ entry: event.id }]);
  });

  it('keeps one chain per organisation', async () => {
    const [one, other] = [newId(), newId()];
    for (const organisationId of [one, other, one]) await append(recorded(organisationId, 'act'));
    expect(await verdictOn(one)).toEqual({ entries: 2, fault: null, attested: null });
    expect(await verdictOn(other)).toEqual({ entries: 1, fault: null, attested: null });
  });

  it('verifies chains longer than one batch', async () => {
    const organisationId = newId();
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => append(recorded(organisationId, `act ${round}/${at}`))),
      );
    }
    expect(await verdictOn(organisationId)).toEqual({ entries: 300, fault: null, attested: null });
  });

  it('accepts an organisation without entries', async () => {
    expect(await verdictOn(newId())).toEqual({ entries: 0, fault: null, attested: null });
  });
});

/** Creates an organisation whose chain has three entries. */
async function history(): Promise<string> {
  const organisationId = newId();
  for (const notes of ['first', 'second', 'third']) await append(recorded(organisationId, notes));
  return organisationId;
}

/** Runs a statement as the owner of the database. */
async function tamper(statement: string, organisationId: string): Promise<void> {
  await product.sql('alter table audit.entry disable trigger immutable');
  await product.sql(statement, [organisationId]);
  await product.sql('alter table audit.entry enable trigger immutable');
}

describe('tampering with the audit trail', () => {
  it('is rejected even for the table owner while the triggers are in place', async () => {
    const organisationId = await history();
    const where = 'where organisation_id = $1';
    const change = product.sql(`update audit.entry set notes = 'x' ${where}`, [organisationId]);
    await expect(change).rejects.toThrow(/immutable/);
    await expect(product.sql(`delete from audit.entry ${where}`, [organisationId])).rejects.toThrow(
      /immutable/,
    );
    await expect(product.sql('truncate audit.entry')).rejects.toThrow(/immutable/);
  });

  it('is detected if an entry was changed', async () => {
    const organisationId = await history();
    await tamper(
      `update audit.entry set actor_name = 'x' where organisation_id = $1 and sequence = 2`,
      organisationId,
    );
    expect(await verdictOn(organisationId)).toMatchObject({
      entries: 1,
      fault: { sequence: 2, kind: 'CHANGED' },
    });
  });

  it('is detected if an old value within an entry was changed', async () => {
    const organisationId = await history();
    const forged = `'[{"field":"notes","oldValue":null,"newValue":"forged","dataType":"STRING"}]'`;
    await tamper(
      `update audit.entry set changes = ${forged} where organisation_id = $1 and sequence = 3`,
      organisationId,
    );
    expect(await verdictOn(organisationId)).toMatchObject({
      entries: 2,
      fault: { sequence: 3, kind: 'CHANGED' },
    });
  });

  it('is detected if an entry was removed in the middle or at the end', async () => {
    const [one, other] = [await history(), await history()];
    await tamper('delete from audit.entry where organisation_id = $1 and sequence = 2', one);
    expect(await verdictOn(one)).toMatchObject({ entries: 1, fault: { sequence: 2, kind: 'MISSING' } });
    await tamper('delete from audit.entry where organisation_id = $1 and sequence = 3', other);
    expect(await verdictOn(other)).toMatchObject({ entries: 2, fault: { sequence: 3, kind: 'CUT_OFF' } });
  });
});
