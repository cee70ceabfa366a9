import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { problemsOf } from './contract-problems';
import { contracts } from './core/contracts';
import { event } from './core/event';
import { needsSession, successStatus } from './core/http';
import { query, type Operation } from './core/operation';
import { statusMachine, statusTableProblems } from './core/status-table';
import { nothing } from './core/primitives';
import { contractProblems, EVENTS, JOBS, MACHINES, OPERATIONS } from './registry';

describe('contract registry', () => {
  it('has no contract problems', () => {
    expect(contractProblems()).toEqual([]);
  });

  it('contains operations, events and jobs', () => {
    expect(OPERATIONS.length).toBeGreaterThan(40);
    expect(EVENTS.length).toBeGreaterThan(15);
    expect(JOBS.length).toBeGreaterThan(3);
  });

  it.each(filesOf(/\.(operations|events|status)\.ts$/))(
    'includes every contract defined in %s',
    async (path) => {
      const module = (await import(join(__dirname, path))) as object;
      const defined = Object.values(contracts(module)).flat() as object[];
      const known = new Set<object>([...OPERATIONS, ...EVENTS, ...JOBS, ...MACHINES]);
      const service = path.split('/')[0] ?? '';
      const missing = defined.some((one) => !known.has(one))
        ? `libs/contracts/src/${path} is not in the registry: add the module to ${service}Contracts in libs/contracts/src/${service}/${service}.contracts.ts, or a plain record to records.ts`
        : '';
      expect(missing).toBe('');
    },
  );

  it.each(filesOf(/\.(operations|events|status|schemas)\.ts$/))('exports %s', (path) => {
    const line = `export * from './${path.replace(/\.ts$/, '')}';`;
    const exported = ['index.ts', 'records.ts'].map((file) => readFileSync(join(__dirname, file), 'utf8'));
    const missing = exported.some((text) => text.includes(line))
      ? ''
      : `libs/contracts/src/${path} is not exported: add "${line}" to libs/contracts/src/index.ts, or to records.ts if it is a plain record`;
    expect(missing).toBe('');
  });

  it('uses GET for queries only', () => {
    for (const { http, kind, name } of OPERATIONS)
      if (http?.method === 'GET') expect(`${name} ${kind}`).toBe(`${name} query`);
  });

  it('requires exactly the parameters in the path of each operation', () => {
    for (const { http, params, name } of OPERATIONS) {
      if (!http) continue;
      const inPath = [...http.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
      const parsed = params.safeParse({});
      const missing = parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]);
      expect(`${name} ${missing.join()}`).toBe(`${name} ${inPath.join()}`);
    }
  });

  it('requires step-up confirmation for money, exports and permissions', () => {
    const sensitive = OPERATIONS.filter(
      (operation) => needsSession(operation) && (isAboutMoney(operation) || changesRights(operation)),
    );
    expect(sensitive.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'identity.updateUser',
        'identity.setUserGrants',
        'identity.createInvitation',
        'identity.setMfaPolicy',
      ]),
    );
    for (const { name, stepUp } of sensitive) expect({ name, stepUp }).toEqual({ name, stepUp: true });
  });

  it('lets only the owner of an account change its second step', () => {
    for (const { name, http, kind, ownerOnly } of OPERATIONS.filter(isAboutSecondStep))
      if (kind === 'command') expect({ name, http, ownerOnly }).toEqual({ name, http, ownerOnly: true });
  });

  it('answers 200 to a query, 201 to a creating POST, or the status an operation declares', () => {
    const statusOf = (name: string) =>
      OPERATIONS.filter((operation) => operation.name === name).map(successStatus);
    expect(statusOf('crm.listClients')).toEqual([200]);
    expect(statusOf('crm.createClient')).toEqual([201]);
    expect(statusOf('crm.updateClient')).toEqual([200]);
    expect(statusOf('quoting.sendQuote')).toEqual([200]);
    expect(statusOf('import.createImport')).toEqual([202]);
    const asked = query({
      name: 'crm.ask',
      summary: '',
      http: { method: 'POST', path: '/ask' },
      permission: 'public',
      result: nothing,
    });
    expect(successStatus(asked)).toBe(200);
  });
});

describe('contracts', () => {
  const ask = query({
    name: 'crm.ask',
    summary: '',
    http: { method: 'GET', path: '/ask' },
    permission: { resource: 'CLIENTS', action: 'READ' },
    result: nothing,
  });
  const Asked = event({ service: 'crm', name: 'Asked', data: nothing });

  it('collects the contracts of modules and their records once each', () => {
    const found = contracts(
      { ask, record: { list: ask, events: { changed: Asked }, schema: nothing } },
      { ask },
    );
    expect(found).toEqual({ operations: [ask], events: [Asked], jobs: [], machines: [] });
  });

  it('reports each problem and where to fix it', () => {
    const wrong = {
      ...ask,
      name: 'crm.wrong',
      service: 'sales',
      http: { method: 'GET', path: '/wrong' },
      permission: { resource: 'NOTES', action: 'READ' },
      provides: ['Memo'],
    } as unknown as Operation;
    expect(problemsOf({ crm: contracts({ ask, again: { ...ask }, wrong }) })).toEqual([
      'operation crm.ask is defined twice',
      'route GET /ask is defined twice',
      '"sales" is not a service: add it to SERVICES in libs/contracts/src/core/operation.ts',
      'crm.wrong belongs to sales, but its module is listed in crm.contracts.ts',
      'crm.wrong: "Memo" is not a tag: add it to TAGS in libs/contracts/src/core/operation.ts',
      'crm.wrong: "NOTES" is not a resource: add it to RESOURCES in libs/contracts/src/core/permissions.ts',
    ]);
  });
});

describe('status machines', () => {
  it('have sound transition tables throughout the product', () => {
    expect(MACHINES.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining(['callback', 'quote', 'surgery case']),
    );
    for (const machine of MACHINES) expect(statusTableProblems(machine)).toEqual([]);
  });

  it('allow only the listed transitions', () => {
    const quote = MACHINES.find(({ name }) => name === 'quote');
    expect(quote?.allows('SENT', 'ACCEPTED')).toBe(true);
    expect(quote?.allows('QUERY_RECEIVED', 'ACCEPTED')).toBe(true);
    expect(quote?.allows('ACCEPTED', 'SENT')).toBe(false);
    expect(quote?.allows('unheard of', 'SENT')).toBe(false);
  });

  it('report the problems of a broken transition table', () => {
    const broken = statusMachine<string>('broken', ['NOWHERE'], { A: ['A', 'B'], C: [] });
    expect(statusTableProblems(broken)).toEqual([
      'broken: A leads to itself',
      'broken: A leads to unknown status B',
      'broken: unknown initial status NOWHERE',
      'broken: nothing leads to C',
    ]);
  });
});

// Exporting means requesting an export or downloading its file. Listing or cancelling exports does not count.
function isAboutMoney({ service, kind, name }: Operation): boolean {
  return (service === 'billing' && kind === 'command') || /\.(export|startExport|download)/.test(name);
}

// A command whose body contains a role or grants changes rights.
function changesRights({ kind, body }: Operation): boolean {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input' }) as { properties?: object };
  return kind === 'command' && Object.keys(properties).some((field) => /^(roles?|grants)$/.test(field));
}

function isAboutSecondStep({ http }: Operation): boolean {
  return http !== null && http.path.startsWith('/auth/second-step');
}

function filesOf(name: RegExp): string[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .sort();
}
