import type { QueryRunner } from 'typeorm';
import { StartError } from '../service/start-error';
import { baselineMigration, type Baseline } from './baseline';

const replaces = { last: 'AddColour3', count: 3 };

/** Runs the baseline of crm on a schema with these migrations; resolves with the statements it executed. */
async function run(done: string[], baseline: Partial<Baseline> = { replaces }): Promise<string[]> {
  const statements: string[] = [];
  const runner = {
    query: (sql: string) => {
      if (sql.startsWith('select name')) return Promise.resolve(done.map((name) => ({ name })));
      statements.push(sql);
      return Promise.resolve([]);
    },
  } as unknown as QueryRunner;
  const tables = [async (one: QueryRunner) => void (await one.query('create table crm.client ()'))];
  await new (baselineMigration('crm', { tables, ...baseline }))().up(runner);
  return statements;
}

it('creates the tables of the kit and the service in an empty database', async () => {
  const statements = (await run([])).join('\n');
  expect(statements).toContain('create table crm.outbox');
  expect(statements).toContain('create table crm.client ()');
});

it('changes nothing if the migrations it replaces have run, with or without later ones', async () => {
  expect(await run(['A1', 'B2', 'AddColour3'])).toEqual([]);
  expect(await run(['A1', 'B2', 'AddColour3', 'AddSize4'])).toEqual([]);
});

it.each([[['A1', 'B2']], [['A1', 'AddColour3']], [['A1', 'B2', 'C3']]])(
  'refuses to start if only some of them have run (%j)',
  async (done) => {
    await expect(run(done)).rejects.toThrow(StartError);
    await expect(run(done)).rejects.toThrow(`it has ${done.length} of the 3 migrations up to AddColour3`);
  },
);

it('refuses to start for a service that replaces none if any migration has run', async () => {
  await expect(run(['A1'], {})).rejects.toThrow('between two versions');
});
