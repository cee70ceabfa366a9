import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  justConfirmed,
  loadMbsSample,
  seedDemo as seedDemoAccounts,
  type UserPrincipal,
} from '@quillcare/contracts';
import { RpcClient, type RunningProcess } from '@quillcare/service-kit';
import { callsOf, type CallAs } from './call-as';
import { addDemoQuotes } from './add-demo-quotes';
import { furnishDemo } from './furnish-demo';

/** Password of the demonstration accounts, which exist only on development machines. */
export const DEMO_PASSWORD = 'Quillcare-2026!';

export interface Demo {
  emails: string[];
}

const LAUNCHER = { kind: 'service', service: 'launcher' } as const;

/** Adds a demonstration practice to an empty database; does nothing if there are accounts. */
export async function seedDemo(running: Pick<RunningProcess, 'app'>, env = process.env): Promise<Demo> {
  const callAs = callsOf(running.app.get(RpcClient, { strict: false }));
  const seeded = await callAs(LAUNCHER)(seedDemoAccounts, { body: { password: DEMO_PASSWORD } });
  if (seeded.created && seeded.organisationId && seeded.adminUserId) {
    await loadSchedule(callAs);
    const admin = demoAdmin(seeded.organisationId, seeded.adminUserId);
    const furnished = await furnishDemo(callAs(admin));
    await addDemoQuotes(callAs, admin, furnished, staysLocal(env['SMTP_URL']));
  }
  return { emails: seeded.emails };
}

/** Whether this machine keeps its emails; otherwise the demonstration sends none. */
function staysLocal(smtpUrl: string | undefined): boolean {
  return !smtpUrl || smtpUrl === 'none';
}

/** The few items of the sample, so that the demonstration can estimate benefits. */
async function loadSchedule(callAs: CallAs): Promise<void> {
  const xml = await readFile(join(process.cwd(), 'docs', 'samples', 'mbs-sample.xml'), 'utf8');
  await callAs(LAUNCHER)(loadMbsSample, { body: { xml } });
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
