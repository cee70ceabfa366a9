import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { serverSources } from './build/sources.mjs';
import { copiedIntoImage } from './image/dockerfile.mjs';
import { isKept } from './image/slim.mjs';
import { ALL_IN_ONE, LEAN } from './run/product.mjs';

const root = join(__dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Project {
  name: string;
  tags: string[];
}

const services = readdirSync(join(root, 'apps'))
  .map((name) => JSON.parse(read(`apps/${name}/project.json`)) as Project)
  .filter(({ tags }) => tags.includes('type:service'))
  .map(({ name }) => name);

const targetFiles = [...services].map((name) => `k8s/targets/${name}/processes.yaml`);

const manifests = (file: string) => parseAllDocuments(read(`k8s/base/${file}`)).map((one) => one.toJS());

interface Container {
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
}

const containerOf = ({ spec }: { spec: { template: { spec: { containers: Container[] } } } }): Container =>
  spec.template.spec.containers[0] ?? {};

interface Compose {
  services: Record<
    string,
    { command?: string[]; environment?: Record<string, string>; volumes?: string[]; deploy?: object }
  >;
}

describe("database owner's login", () => {
  const ownersLogin = {
    name: 'DATABASE_URL',
    valueFrom: { secretKeyRef: { name: 'quillcare-migrations', key: 'DATABASE_URL' } },
  };

  it('is given only to the migration Job', () => {
    const [, migrate] = manifests('migrate.yaml');
    expect(containerOf(migrate).env).toContainEqual(ownersLogin);
    for (const path of ['k8s/base/every-deployment.yaml', ...targetFiles])
      expect(read(path)).not.toContain('quillcare-migrations');
  });

  it('is given only to the migrations in Docker Compose', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    expect(services.migrate.command).toEqual(['--migrate-only']);
    expect(new URL(services.migrate.environment.DATABASE_URL).username).toBe('quillcare');
    expect(services.quillcare.command).not.toContain('--migrate');
    expect(new URL(services.quillcare.environment.DATABASE_URL)).toMatchObject({
      username: '',
      password: '',
    });
    expect(services.quillcare.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
  });
});

describe('demonstration emails', () => {
  it('go to the mail catcher in Docker Compose, the only deployment that declares one', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    expect(services.quillcare.environment).toMatchObject({
      SMTP_URL: 'smtp://mailpit:1025',
      MAIL_CATCHER: 'true',
    });
    for (const path of ['deploy/Dockerfile', 'k8s/base/every-deployment.yaml', ...targetFiles])
      expect(read(path)).not.toContain('MAIL_CATCHER');
  });
});

const { paths } = parse(read('tsconfig.base.json').replace(/^\s*\/\/.*$/gm, '')).compilerOptions;

/** The sources that the launcher loads, directly or dynamically. */
function reachedSources(sources: Set<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = ['apps/launcher/src/main.ts'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const [, from = ''] of read(path).matchAll(
      /\b(?:from|import\(?|require\.resolve\()\s*'([^'\n]+)'/g,
    )) {
      const base = paths[from] ? normalize(paths[from][0]) : normalize(join(dirname(path), from));
      waiting.push(...[base, `${base}.ts`, `${base}/index.ts`].filter((one) => sources.has(one)));
    }
  }
  return reached;
}

describe('deployment', () => {
  it('contains only code loaded by the launcher and nothing of the tests', () => {
    const sources = serverSources();
    const reached = reachedSources(new Set(sources));
    const loaded = sources.filter((path) => path.endsWith('.ts'));
    expect(loaded.filter((path) => !reached.has(path))).toEqual(['apps/launcher/src/index.ts']);
    expect(read('deploy/Dockerfile')).toContain('RUN node tools/build.mjs --server --web\n');
  });

  it('reads its own files next to its code, whatever the working directory', () => {
    const fromWorkingDirectory =
      /process\.cwd\(\)|\b(?:readFile|readFileSync|createReadStream|existsSync|readdir|readdirSync)\(\s*['"`](?![/$])/;
    const found = serverSources().filter(
      (path) => /\.tsx?$/.test(path) && fromWorkingDirectory.test(read(path)),
    );
    expect(found).toEqual([]);
  });

  it('has a Deployment for every service and role, and nothing else', () => {
    const texts = readdirSync(join(root, 'k8s/targets')).map((name) =>
      read(`k8s/targets/${name}/processes.yaml`),
    );
    const deployed = texts.flatMap((text) => [...text.matchAll(/--target=(\S+)\s+- --role=(\w+)/g)]);
    const expected = services.flatMap((service) =>
      service === 'gateway' ? ['gateway all'] : [`${service} api`, `${service} worker`],
    );
    expect(deployed.map(([, target, role]) => `${target} ${role}`).sort()).toEqual(expected.sort());
  });

  it('runs each process with the options used to measure a single target', () => {
    expect(read('k8s/base/every-deployment.yaml')).toContain(`NODE_OPTIONS, value: ${LEAN.join(' ')} }`);
  });

  it('runs the all-in-one process with the options used to measure it by default', () => {
    expect(read('deploy/Dockerfile')).toContain(`NODE_OPTIONS=${ALL_IN_ONE.join(' ')}\n`);
  });

  it('includes every folder the build reads', () => {
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(kept).toEqual(
      expect.arrayContaining(['package-lock.json', '.swcrc', 'tsconfig.base.json', 'tools', 'apps', 'libs']),
    );
  });

  it('has a path alias for every project that may be imported', () => {
    const base = read('tsconfig.base.json');
    for (const service of services) expect(base).toContain(`"./apps/${service}/src/index.ts"`);
  });
});

describe('Docker Compose with separate targets', () => {
  const { services: apart } = parse(read('compose.apart.yml')) as Compose;

  it('runs two of each, and gives none another’s keys', () => {
    const processes = Object.entries(apart).filter(([, { command }]) =>
      command?.[0]?.startsWith('--target='),
    );
    expect(processes.filter(([name]) => name.startsWith('gateway'))).toHaveLength(2);
    for (const [name, { command = [], environment = {}, deploy }] of processes) {
      const target = command[0]?.slice('--target='.length).toUpperCase() ?? '';
      const keys = Object.keys(environment).filter((key) =>
        /^(APP_SECRET_(?!PREVIOUS)|DATABASE_PASSWORD_)/.test(key),
      );
      expect(keys).toHaveLength(target === 'GATEWAY' ? 0 : 2);
      for (const key of keys) expect(key).toMatch(new RegExp(`_${target}(_API)?$`));
      if (!name.startsWith('gateway')) expect(deploy).toEqual({ replicas: 2 });
    }
  });
});

describe('NATS users in Docker Compose', () => {
  const passwords = (text: string): string[] =>
    [...new Set([...text.matchAll(/\$\{?(NATS_PASSWORD\w*)/g)].map(([, name = '']) => name))].sort();
  const asked = passwords(read('deploy/nats/users.conf'));

  it('have the passwords that the server requires and the script creates', () => {
    expect(asked).toHaveLength(services.length + 1);
    const { nats, migrate } = (parse(read('compose.nats-users.yml')) as Compose).services;
    expect(Object.keys(nats?.environment ?? {}).sort()).toEqual(asked);
    for (const name of asked) expect(nats?.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?`));
    expect(migrate?.environment).toEqual({ NATS_URL: 'nats://quillcare:${NATS_PASSWORD}@nats:4222' });
    // Each process has the one of its own target, and the server reads its settings from where they are mounted.
    const apart = (parse(read('compose.apart.yml')) as Compose).services;
    for (const [name, { environment = {} }] of Object.entries(apart)) {
      const [target = ''] = name.split('-');
      if (!services.includes(target)) continue;
      expect(Object.keys(environment).filter((one) => one.startsWith('NATS_PASSWORD'))).toEqual([
        `NATS_PASSWORD_${target.toUpperCase()}`,
      ]);
    }
    expect(nats?.command).toEqual(['-c', '/etc/nats/with-users.conf']);
    const mounted = (parse(read('docker-compose.yml')) as Compose).services['nats']?.volumes;
    expect(mounted).toContain('./deploy/nats:/etc/nats:ro');
  });

  it('get passwords that start with a letter from deploy/new-secrets', () => {
    const made = execFileSync(join(root, 'deploy/new-secrets'), { encoding: 'utf8' });
    const lines = made.split('\n').filter((line) => line.startsWith('NATS_PASSWORD'));
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(asked);
    for (const line of lines) expect(line).toMatch(/=[a-z]/);
  });
});

describe('container image', () => {
  it('keeps server code and licences, and drops source maps, sources and browser code', () => {
    for (const path of ['pg/lib/index.js', 'sharp/LICENSE', 'x/license.md'])
      expect([path, isKept(path)]).toEqual([path, true]);
    for (const path of [
      'pg/lib/index.js.map',
      'pg/lib/index.d.ts',
      'pg/README.md',
      'typeorm/browser/index.js',
    ])
      expect([path, isKept(path)]).toEqual([path, false]);
  });

  it('can be assembled from its Dockerfile without a container engine', () => {
    expect(copiedIntoImage().sort()).toEqual(['dist', 'node_modules', 'package.json', 'sbom.cdx.json']);
  });
});
