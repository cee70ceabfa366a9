import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '@quillcare/contracts';
import { implementedBy } from '@quillcare/service-kit';
import { loadServices } from './catalogue';

// What adds to the live records a plan limits: the repositories' insert methods, and undoing a removal.
const ADDS =
  /\b(clients|invitations)\.(insert|insertAll|restore)\(|\busers\.createAccount\(|\bdeletedAt: null\b/;

const EXEMPT: Readonly<Record<string, string>> = {
  'identity.acceptInvitation': 'the invitation has the place already, which its account takes over',
  'crm.undoMerge': 'a wrong merge can always be taken apart: two people in one record are a danger to both',
};

const adding = ['crm', 'identity', 'quoting']
  .map((service) => join(__dirname, '../..', service, 'src'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.handler.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .filter((source) => ADDS.test(source))
  .map((source) => /(?:@Implements|implement|implementWith)\(\s*(\w+)/.exec(source)?.[1] ?? '');

it('declares the plan need of every operation that adds a limited record', async () => {
  const handlers = (await loadServices(SERVICES)).flatMap((service) => service.handlers);
  const operations = handlers
    .map((type) => implementedBy(type)?.operation)
    .filter((operation) => adding.includes(operation?.name.split('.')[1] ?? ''));
  expect(operations.length).toBeGreaterThanOrEqual(5);
  const silent = operations.filter((operation) => operation && !operation.needs).map((one) => one?.name);
  expect(silent.sort()).toEqual(Object.keys(EXEMPT).sort());
});

it('checks plan needs only for commands of a practice, never for platform commands', async () => {
  const handlers = (await loadServices(SERVICES)).flatMap((service) => service.handlers);
  for (const type of handlers) {
    const implemented = implementedBy(type);
    if (implemented?.operation.needs) expect(implemented.options).toEqual({});
  }
});
