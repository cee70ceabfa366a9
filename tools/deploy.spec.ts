import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

describe('what is deployed', () => {
  it('has a Deployment for every service and role, and for nothing else', () => {
    const deployed = [...read('k8s/base/deployments.yaml').matchAll(/--target=(\S+?)', '--role=(\w+)'/g)];
    const expected = services.flatMap((service) =>
      service === 'gateway' ? ['gateway all'] : [`${service} api`, `${service} worker`],
    );
    expect(deployed.map(([, target, role]) => `${target} ${role}`).sort()).toEqual(expected.sort());
  });

  it('runs each process with the options that one of a single target is measured with', () => {
    expect(read('k8s/base/every-deployment.yaml')).toContain(`NODE_OPTIONS, value: ${LEAN.join(' ')} }`);
  });

  it('runs one process for everything with the options that it is measured with, unless told otherwise', () => {
    expect(read('deploy/Dockerfile')).toContain(`NODE_OPTIONS=${ALL_IN_ONE.join(' ')}\n`);
  });

  it('builds from every folder that the build reads', () => {
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(kept).toEqual(
      expect.arrayContaining(['package-lock.json', '.swcrc', 'tsconfig.base.json', 'tools', 'apps', 'libs']),
    );
  });

  it('names the aliases of every project that may be imported', () => {
    const base = read('tsconfig.base.json');
    for (const service of services) expect(base).toContain(`"./apps/${service}/src/index.ts"`);
  });
});
