import { SERVICES } from '@quillcare/contracts';
import { migrationsOf } from '@quillcare/service-kit';
import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { loadServices } from './catalogue';

/** SHA-256 of the statements that create a service's tables, ignoring comments and line breaks. */
const BASELINES: Record<string, string> = {
  identity: '57e4b8c1ca4f88b0d0c287ede474af32dbce9b341aa224b882434567081e795a',
  crm: 'ff599ae56cf9cbc12e95b0464644f1693796547660a72b74d406090b3a4d3144',
  quoting: '93d2f6a16ffb0f5fdf05b5b84e50c9871b6dbb3a5540acbad58067977dd65986',
  callbacks: 'c848beaa81cfefaef588629cefd8abd5d14814cd089a1c03ba5cfd0393577b10',
  notifications: '896df99669ce44969f3e3b7ca651a87c32f489972d029490a1f9a322ce78999c',
  import: 'd7b2f17a85bc40186065fe1be5612a2ddfc955caf9bbd062dc7f240970ba4541',
  audit: 'f8ab937804183dd77d92dfa6d90ea615998392e0991523909bf83ec6073ec748',
  billing: '9c95f4e15f648ca86226c816947e2461eb96fa208e48cf5d66e566f01cbeeb3e',
  assistant: 'b31d43bf43c98d40d197b81f33614f1d5553fc7987fcc99dea59eb416cd06b46',
};

/**
 * Existing installations never run a baseline again. A change to a baseline, or to a kit function it calls, would only reach new
 * ones, so it must be a migration instead.
 */
it('leaves every baseline migration unchanged', async () => {
  const found: Record<string, string> = {};
  for (const service of await loadServices(SERVICES)) {
    const hash = createHash('sha256');
    const query = (sql: string) => {
      hash.update(sql.replaceAll(/^\s*--.*$/gm, '').replaceAll(/\s+/g, ' '));
      return Promise.resolve([]);
    };
    const [baseline] = migrationsOf(service);
    if (baseline) await new baseline().up({ query } as unknown as QueryRunner);
    found[service.name] = hash.digest('hex');
  }
  expect(found).toEqual(BASELINES);
});
