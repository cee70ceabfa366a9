import { z } from 'zod';
import { needsSession, successStatus } from './core/http';
import { query, type Operation } from './core/operation';
import { statusMachine, statusTableProblems } from './core/status-table';
import { nothing } from './core/primitives';
import { contractProblems, EVENTS, JOBS, MACHINES, OPERATIONS } from './registry';

describe('the contracts', () => {
  it('are sound', () => {
    expect(contractProblems()).toEqual([]);
  });

  it('are all found', () => {
    expect(OPERATIONS.length).toBeGreaterThan(40);
    expect(EVENTS.length).toBeGreaterThan(15);
    expect(JOBS.length).toBeGreaterThan(3);
  });

  it('keep GET for what changes nothing', () => {
    for (const { http, kind, name } of OPERATIONS)
      if (http?.method === 'GET') expect(`${name} ${kind}`).toBe(`${name} query`);
  });

  it('name every parameter of their path', () => {
    for (const { http, params, name } of OPERATIONS) {
      if (!http) continue;
      const inPath = [...http.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
      const parsed = params.safeParse({});
      const missing = parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]);
      expect(`${name} ${missing.join()}`).toBe(`${name} ${inPath.join()}`);
    }
  });

  it('ask for a fresh proof of identity before money, exports and rights', () => {
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

  it('leave the second step of an account to its owner', () => {
    for (const { name, http, kind, ownerOnly } of OPERATIONS.filter(isAboutSecondStep))
      if (kind === 'command') expect({ name, http, ownerOnly }).toEqual({ name, http, ownerOnly: true });
  });

  it('answer 200 to a query, 201 to a POST that makes something, and what they say themselves', () => {
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

describe('a status table', () => {
  it('is sound for every machine of the product', () => {
    expect(MACHINES.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining(['callback', 'quote', 'surgery case']),
    );
    for (const machine of MACHINES) expect(statusTableProblems(machine)).toEqual([]);
  });

  it('allows what it lists and nothing else', () => {
    const quote = MACHINES.find(({ name }) => name === 'quote');
    expect(quote?.allows('SENT', 'ACCEPTED')).toBe(true);
    expect(quote?.allows('QUERY_RECEIVED', 'ACCEPTED')).toBe(true);
    expect(quote?.allows('ACCEPTED', 'SENT')).toBe(false);
    expect(quote?.allows('unheard of', 'SENT')).toBe(false);
  });

  it('is told what is wrong with it', () => {
    const broken = statusMachine<string>('broken', ['NOWHERE'], { A: ['A', 'B'], C: [] });
    expect(statusTableProblems(broken)).toEqual([
      'broken: A leads to itself',
      'broken: A leads to unknown status B',
      'broken: unknown initial status NOWHERE',
      'broken: nothing leads to C',
    ]);
  });
});

function isAboutMoney({ service, kind, name }: Operation): boolean {
  return (service === 'billing' && kind === 'command') || /export/i.test(name);
}

// A command whose body contains a role or grants changes rights.
function changesRights({ kind, body }: Operation): boolean {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input' }) as { properties?: object };
  return kind === 'command' && Object.keys(properties).some((field) => /^(roles?|grants)$/.test(field));
}

function isAboutSecondStep({ http }: Operation): boolean {
  return http !== null && http.path.startsWith('/auth/second-step');
}
