import { readFile } from 'node:fs/promises';
import {
  AppError,
  finishDemo,
  freshSessionFields,
  listColleagues,
  loadMbsSample,
  seedDemo as seedDemoAccounts,
  type ResultOf,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { Clock, ProcessLogger, RpcClient, type RunningProcess } from '@quillcare/service-kit';
import { createCallAs, type Call, type CallAs, type KeyedCallAs } from './call-as';
import { addDemoHistory } from './add-demo-history';
import { addDemoCases } from './demo-cases';
import { addDemoQuotes } from './add-demo-quotes';
import { addDemoBilling, beginDemoTrial } from './demo-billing';
import { addDemoDeposits } from './demo-deposits';
import { addDemoCasePapers } from './demo-case-papers';
import { addDemoChecklists } from './demo-checklists';
import { addDemoNotes } from './demo-notes';
import { DemoDiary, DemoStepError, retryTemporary } from './demo-diary';
import { maySendMail } from './demo-mail';
import { DemoTimes } from './demo-times';
import { createDemoRecords } from './furnish-demo';

/** Password of the demo accounts, which exist on development machines only. */
export const DEMO_PASSWORD = 'Quillcare-2026!';

export interface Demo {
  emails: string[];
  /** Why the practice is incomplete, in one sentence; null if it is complete. The next start resumes it. */
  failure: string | null;
}

const LAUNCHER = { kind: 'service', service: 'launcher' } as const;

/**
 * Adds a demo practice to an empty database, or resumes one an earlier start began. Does nothing if there are other accounts.
 * Never throws, because the product must keep serving without its demo.
 */
export async function seedDemo(running: Pick<RunningProcess, 'app'>, env = process.env): Promise<Demo> {
  const callAs = createCallAs(running.app.get(RpcClient, { strict: false }));
  let emails: string[] = [];
  try {
    const body = { password: DEMO_PASSWORD };
    const seeded = await retryTemporary(() => callAs(LAUNCHER)(seedDemoAccounts, { body }));
    emails = seeded.emails;
    if (seeded.unfinished) await completeDemo(running, callAs, seeded.unfinished, maySendMail(env));
    return { emails, failure: null };
  } catch (error) {
    const cause = error instanceof DemoStepError ? error.cause : error;
    if (!(cause instanceof AppError))
      running.app.get(ProcessLogger, { strict: false }).failure(cause, 'the demonstration is incomplete');
    return { emails, failure: error instanceof Error ? error.message : 'unknown failure' };
  }
}

type UnfinishedDemo = NonNullable<ResultOf<typeof seedDemoAccounts>['unfinished']>;

async function completeDemo(
  { app }: Pick<RunningProcess, 'app'>,
  callAs: KeyedCallAs,
  { organisationId, adminUserId, begunAt }: UnfinishedDemo,
  canSend: boolean,
): Promise<void> {
  const times = new DemoTimes(app.get(Clock, { strict: false }), begunAt);
  const diary = new DemoDiary(callAs, organisationId);
  const admin = demoAdmin(organisationId, adminUserId);
  // What happens "today" happens on the day the demo was started.
  await times.runDaysAgo(0, async () => {
    await diary.step('The Medicare schedule', loadSchedule);
    await diary.step('Billing', (stepCallAs) =>
      canSend ? addDemoBilling(stepCallAs, admin, times) : beginDemoTrial(stepCallAs, admin),
    );
    const furnished = await diary.step('The directory', (stepCallAs) =>
      createDemoRecords(stepCallAs(admin), times),
    );
    if (canSend) await addDemoHistory({ diary, admin, furnished, times });
    await addDemoQuotes({ diary, callAs, admin, times, canSend }, furnished);
    await diary.step('Surgery cases', (stepCallAs) =>
      addDemoCases({ call: stepCallAs(admin), times, furnished }),
    );
    await diary.step('Deposits', (stepCallAs) => addDemoDeposits(stepCallAs(admin)));
    await diary.step('Papers of surgery cases', (stepCallAs) =>
      addDemoCasePapers(stepCallAs(admin), times.today),
    );
    await diary.step('Checklists', (stepCallAs) => addDemoChecklists(stepCallAs(admin), times.today));
    await diary.step('Notes', async (stepCallAs) =>
      addDemoNotes(await callsByRole(stepCallAs, admin), furnished.ids, times),
    );
  });
  await retryTemporary(() => callAs(LAUNCHER)(finishDemo, { body: { organisationId } }));
}

/** The few items of the sample, which are enough for the demo to estimate benefits. */
async function loadSchedule(callAs: CallAs): Promise<void> {
  const xml = await readFile(require.resolve('./mbs-sample.xml'), 'utf8');
  await callAs(LAUNCHER)(loadMbsSample, { body: { xml } });
}

/** Returns the calls of the practice's users by role; the administrator's for a role no one has. */
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
    ...freshSessionFields(new Date()),
  };
}
