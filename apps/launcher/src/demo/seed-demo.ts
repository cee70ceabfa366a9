import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  justConfirmed,
  loadMbsSample,
  seedDemo as seedDemoAccounts,
  type UserPrincipal,
} from '@quillcare/contracts';
import { contextFor, RpcClient, runInContext, type RunningProcess } from '@quillcare/service-kit';
import { furnishDemo } from './furnish-demo';

/** Password of the demonstration accounts, which exist only on development machines. */
export const DEMO_PASSWORD = 'Quillcare-2026!';

export interface Demo {
  emails: string[];
}

/** Adds a demonstration practice to an empty database; does nothing if there are accounts. */
export async function seedDemo(running: Pick<RunningProcess, 'app'>): Promise<Demo> {
  const rpc = running.app.get(RpcClient, { strict: false });
  const seeded = await runInContext(contextFor({ kind: 'service', service: 'launcher' }), () =>
    rpc.call(seedDemoAccounts, { body: { password: DEMO_PASSWORD } }),
  );
  if (seeded.created && seeded.organisationId && seeded.adminUserId) {
    await loadSchedule(rpc);
    const admin = demoAdmin(seeded.organisationId, seeded.adminUserId);
    await furnishDemo((operation, request) =>
      runInContext(contextFor(admin), () => rpc.call(operation, request)),
    );
  }
  return { emails: seeded.emails };
}

/** The few items of the sample, so that the demonstration can estimate benefits. */
async function loadSchedule(rpc: RpcClient): Promise<void> {
  const xml = await readFile(join(process.cwd(), 'docs', 'samples', 'mbs-sample.xml'), 'utf8');
  await runInContext(contextFor({ kind: 'service', service: 'launcher' }), () =>
    rpc.call(loadMbsSample, { body: { xml } }),
  );
}

function demoAdmin(organisationId: string, userId: string): UserPrincipal {
  return {
    kind: 'user',
    userId,
    organisationId,
    sessionId: userId,
    role: 'ORG_ADMIN',
    isActive: true,
    name: 'Demonstration',
    email: 'admin@demo.quillcare.test',
    ...justConfirmed(new Date()),
  };
}
