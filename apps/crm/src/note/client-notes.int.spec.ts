import {
  deleteClient,
  getClient,
  getClientDependants,
  importClients,
  mergeClients,
  restoreClient,
  undoMerge,
  type UserPrincipal,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { randomUUID } from 'node:crypto';
import { NoteReader } from './note.reader';
import { NotesScene } from './operations/notes.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'] });
const scene = perTest(() => NotesScene.open(product));

const get = <T>(type: new (...args: never[]) => T): T => product.app.get(type, { strict: false });
const as = <T>(person: UserPrincipal, work: () => Promise<T>) => runInContext(contextFor(person), work);

describe('notes on a client’s timeline', () => {
  const before = (person: UserPrincipal, cursor: { createdAt: string; id: string } | null, limit: number) =>
    as(person, () => get(NoteReader).ofClientBefore(scene.clientId, cursor, limit));

  it('are paged newest first, without medical ones for those who may not see them', async () => {
    await scene.write('One');
    await scene.write('Two', { type: 'MEDICAL' });
    await scene.write('Three', { type: 'WARNING' });
    const walk = async (person: UserPrincipal) => {
      const found: string[] = [];
      let cursor: { createdAt: string; id: string } | null = null;
      for (;;) {
        const [note] = await before(person, cursor, 1);
        if (!note) return found;
        found.push(note.text);
        cursor = note;
      }
    };
    expect(await walk(scene.practice.admin)).toEqual(['Three', 'Two', 'One']);
    expect(await walk(scene.as('USER'))).toEqual(['Three', 'One']);
    const blind = { ...scene.as('USER'), grants: { CLIENTS: [] } };
    expect(await walk(blind)).toEqual([]);
  });
});

describe('merging two clients', () => {
  it('moves the notes of the merged record, and moves them back on undo', async () => {
    const other = await scene.client();
    await scene.write('Own');
    await scene.write('Theirs', { entityId: other });
    const body = { version: 1, otherId: other, otherVersion: 1 };
    const request = { params: { id: scene.clientId }, body };
    const merge = await product.call(mergeClients, request, scene.practice.admin);
    expect(await scene.texts(scene.practice.admin)).toEqual(['Theirs', 'Own']);
    await scene.write('Since then');
    await product.call(undoMerge, { params: { id: merge.id } }, scene.practice.admin);
    expect(await scene.texts(scene.practice.admin)).toEqual(['Since then', 'Own']);
    expect(await scene.texts(scene.practice.admin, { entityId: other })).toEqual(['Theirs']);
  });
});

describe('importing clients', () => {
  it('creates a note of the text in a row once, even if the file is imported again', async () => {
    const client = await product.call(getClient, { params: { id: scene.clientId } }, scene.practice.admin);
    const { firstName, lastName, email, phone } = client;
    const empty = { secondaryPhone: null, dateOfBirth: null, isVip: false, streetAddress: null };
    const place = { city: null, suburb: null, state: null, postcode: null };
    const row = {
      client: { ...empty, ...place, firstName, lastName, email, phone },
      note: ' Prefers mornings ',
    };
    const { organisationId } = scene.practice;
    for (const strategy of ['merge', 'overwrite', 'skip'] as const) {
      const rows = [
        { ...row, row: 2 },
        { ...row, row: 3 },
      ];
      const body = { organisationId, importId: randomUUID(), strategy, rows };
      await product.callInternal(importClients, { body }, { organisationId });
    }
    expect(await scene.texts(scene.practice.admin)).toEqual(['Prefers mornings']);
  });

  it('adds no note to a client whose row is skipped', async () => {
    const client = await product.call(getClient, { params: { id: scene.clientId } }, scene.practice.admin);
    const { organisationId } = scene.practice;
    const rows = [{ row: 2, client, note: 'Prefers mornings' }];
    const body = { organisationId, importId: randomUUID(), strategy: 'skip' as const, rows };
    await product.callInternal(importClients, { body }, { organisationId });
    expect(await scene.texts(scene.practice.admin)).toEqual([]);
  });
});

describe('deleting a client', () => {
  const notesNamed = async (person: UserPrincipal) => {
    const params = { id: scene.clientId };
    const { items } = await product.call(getClientDependants, { params }, person);
    return items.filter(({ kind }) => kind === 'NOTE');
  };

  it('counts its notes first, the medical ones only for those who may see them', async () => {
    const blind = await scene.colleague('LEAD_COORDINATOR', 'Rua Te Ao', { CLIENTS: ['READ', 'DELETE'] });
    await scene.write('Takes apixaban', { type: 'MEDICAL' });
    expect(await notesNamed(scene.practice.admin)).toEqual([{ kind: 'NOTE', count: 1 }]);
    expect(await notesNamed(blind)).toEqual([]);
    await scene.write('Call after four');
    await scene.write('Wears hearing aids', { type: 'PREFERENCE' });
    expect(await notesNamed(scene.practice.admin)).toEqual([{ kind: 'NOTE', count: 3 }]);
    expect(await notesNamed(blind)).toEqual([{ kind: 'NOTE', count: 2 }]);
  });

  it('requires confirmation if it has notes, and restores them with the client', async () => {
    const params = { id: scene.clientId };
    await scene.write('Call after four');
    await expect(product.call(deleteClient, { params }, scene.practice.admin)).rejects.toMatchObject({
      code: 'HAS_DEPENDANTS',
      message: '1 note depends on this record. Confirm to remove it anyway.',
    });
    await product.call(deleteClient, { params, query: { confirm: 'true' } }, scene.practice.admin);
    await product.call(restoreClient, { params, body: {} }, scene.practice.admin);
    expect(await scene.texts(scene.practice.admin)).toEqual(['Call after four']);
  });
});
