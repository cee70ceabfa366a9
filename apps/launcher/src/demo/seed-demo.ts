import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  justConfirmed,
  listColleagues,
  loadMbsSample,
  seedDemo as seedDemoAccounts,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, RpcClient, type RunningProcess } from '@quillcare/service-kit';
import { callsOf, type Call, type CallAs } from './call-as';
import { addDemoHistory } from './add-demo-history';
import { addDemoCases } from './demo-cases';
import { addDemoQuotes } from './add-demo-quotes';
import { addDemoCasePapers } from './demo-case-papers';
import { addDemoChecklists } from './demo-checklists';
import { addDemoNotes } from './demo-notes';
import { timesOf } from './demo-times';
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
    const clock = running.app.get(Clock, { strict: false });
    const ago = timesOf(clock);
    await loadSchedule(callAs);
    const admin = demoAdmin(seeded.organisationId, seeded.adminUserId);
    const furnished = await furnishDemo(callAs(admin), ago);
    if (staysLocal(env['SMTP_URL'])) await addDemoHistory({ callAs, admin, furnished, clock });
    await addDemoQuotes({ callAs, admin, ago, canSend: staysLocal(env['SMTP_URL']) }, furnished);
    await addDemoCases({ call: callAs(admin), ago, furnished });
    await addDemoCasePapers(callAs(admin), todayIn(clock.now(), 'Australia/Sydney'));
    await addDemoChecklists(callAs(admin), todayIn(new Date(), 'Australia/Sydney'));
    await addDemoNotes(await callsByRole(callAs, admin), furnished.ids);
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

/** The calls of the practice's people, one of each role; of a role that nobody has, the administrator's. */
async function callsByRole(callAs: CallAs, admin: UserPrincipal): Promise<(role: Role) => Call> {
  const { items } = await callAs(admin)(listColleagues, {});
  return (role) => {
    const person = items.find((colleague) => colleague.role === role);
    return callAs(
      person ? { ...admin, userId: person.id, sessionId: person.id, role, name: person.name } : admin,
    );
  };
}

function demoAdmin(organisationId: string, userId: string): UserPrincipal {
  return {
    kind: 'user',
    userId,
    organisationId,
    sessionId: userId,
    role: 'ORG_ADMIN',
    isActive: true,
    name: 'Margaret Nguyen',
    email: 'admin@demo.quillcare.test',
    ...justConfirmed(new Date()),
  };
}
