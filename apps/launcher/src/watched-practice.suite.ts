import {
  DIGEST_TIME,
  enableNonBilling,
  getPracticeSubscription,
  justConfirmed,
  listNotifications,
  remindPatients,
  startDigests,
  sweepCallbacks,
  tellCallbacksDue,
  updateCallbackSettings,
  updateNotificationPreferences,
  writeDigests,
  type JobDefinition,
  type RequestOf,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, localTimeOn, todayIn } from '@quillcare/rules';
import { newId, Queues } from '@quillcare/service-kit';
import type { Product, TestOrganisation } from '@quillcare/testing';

const SYDNEY = 'Australia/Sydney';
/** A callback is due this many days after its quote was sent, before the email reminder. */
const CALL_AFTER_DAYS = 3;
/** Covered by their own tests; here they would only get in the way. */
const ACCOUNT_MAILS = ['welcome', 'email-confirmation'];
/** When staff are notified of due callbacks. */
const CALLS_TIME = tellCallbacksDue.daily?.at ?? '';
/** Background jobs that run during the day. */
const LATER = [sweepCallbacks, remindPatients] as const;

type Choice = NonNullable<RequestOf<typeof updateNotificationPreferences>['body']>;

/** Three colleagues with different notification settings. */
export const PEOPLE = {
  /** The defaults: a morning digest and, for an administrator, urgent notifications immediately. */
  ana: { role: 'ORG_ADMIN', choice: {} },
  ben: { role: 'SALES_MANAGER', choice: { emailFrequency: 'IMMEDIATE' } },
  cleo: {
    role: 'USER',
    choice: { emailFrequency: 'NEVER', notificationTypes: { CASES: { inApp: false, banner: false } } },
  },
} as const satisfies Record<string, { role: Role; choice: Choice }>;
export type PersonName = keyof typeof PEOPLE;

/** Who was notified of what: topics in the app, and templates by email. Anyone missing received nothing. */
export interface Told {
  inApp: Partial<Record<PersonName, string[]>>;
  mail: Partial<Record<string, string[]>>;
}

interface MailRow {
  id: string;
  recipient: string;
  template: string;
}

/** A practice whose clock a test moves, and which records who was notified of what since the last check. */
export class WatchedPractice {
  private readonly seen = new Set<string>();
  private readonly nameByEmail = new Map<string, string>();

  private constructor(
    readonly product: Product,
    readonly org: TestOrganisation,
    readonly people: Record<PersonName, UserPrincipal>,
    readonly firstDay: string,
  ) {
    for (const [name, { email }] of Object.entries(people)) this.nameByEmail.set(email, name);
  }

  static async open(product: Product): Promise<WatchedPractice> {
    // Signed up before the clock is moved, because ids carry real time and users are not notified of what happened before they
    // joined.
    const org = await product.signUp();
    const firstDay = addDays(todayIn(new Date(), SYDNEY), 1);
    moveTo(product, firstDay, '09:00');
    const people = {
      ana: org.admin,
      ben: await colleague(product, org, 'Ben', PEOPLE.ben.role),
      cleo: await colleague(product, org, 'Cleo', PEOPLE.cleo.role),
    };
    const practice = new WatchedPractice(product, org, people, firstDay);
    await practice.waiveFees();
    for (const [name, { choice }] of Object.entries(PEOPLE))
      await product.call(updateNotificationPreferences, { body: choice }, people[name as PersonName]);
    const body = { version: 0 as const, dueInDays: CALL_AFTER_DAYS };
    await product.call(updateCallbackSettings, { body }, org.admin);
    for (const job of [startDigests, tellCallbacksDue, ...LATER]) await practice.run(job);
    return practice;
  }

  day(after: number): string {
    return addDays(this.firstDay, after);
  }

  /** Names a patient, so that their emails are reported under that name. */
  introduce(name: string, email: string): void {
    this.nameByEmail.set(email, name);
  }

  /**
   * Moves the clock for everyone and runs what is then due, in the order of the day: the morning digests, the due callbacks, and
   * the rest.
   */
  async at(after: number, time: string): Promise<void> {
    const day = this.day(after);
    moveTo(this.product, day, DIGEST_TIME);
    await this.takeTurn(startDigests);
    await this.digestsWritten(day);
    if (time > CALLS_TIME) {
      moveTo(this.product, day, CALLS_TIME);
      await this.takeTurn(tellCallbacksDue);
    }
    moveTo(this.product, day, time);
    for (const job of LATER) await this.run(job);
  }

  /** Waits until exactly these notifications have arrived since the last check. Any others fail here or at the next check. */
  async heard(expected: Told): Promise<void> {
    await this.product.eventually(async () => {
      const { told, ids } = await this.look();
      expect(told).toEqual(expected);
      for (const id of ids) this.seen.add(id);
    });
  }

  // Twice, because the first run may find a skipped day's turn and advance to this day.
  private async takeTurn(job: JobDefinition): Promise<void> {
    await this.run(job);
    await this.run(job);
  }

  // Runs the job now instead of at its next scheduled time.
  private async run(sweep: JobDefinition): Promise<void> {
    const queue = await this.queue(sweep);
    const job = await queue.add(sweep.name, { data: {} });
    await this.product.eventually(async () => expect(await job.isCompleted()).toBe(true));
  }

  // An empty digest leaves no trace other than its job.
  private async digestsWritten(day: string): Promise<void> {
    const queue = await this.queue(writeDigests);
    const turn = { organisationId: this.org.organisationId, day };
    await this.product.eventually(async () => {
      const done = await queue.getJobs(['completed']);
      const turns = done.filter(({ name }) => name === writeDigests.name).map((job) => job.data as object);
      expect(turns).toContainEqual(expect.objectContaining({ data: expect.objectContaining(turn) }));
    });
  }

  private queue({ service }: JobDefinition) {
    return this.product.app.get(Queues, { strict: false }).queue(service);
  }

  private async look(): Promise<{ told: Told; ids: string[] }> {
    const told: Told = { inApp: {}, mail: {} };
    const ids: string[] = [];
    for (const [name, person] of Object.entries(this.people) as [PersonName, UserPrincipal][]) {
      const { items } = await this.product.call(listNotifications, { query: { limit: 100 } }, person);
      const fresh = items.filter(({ id, isRead }) => !isRead && !this.seen.has(`${name} ${id}`));
      if (fresh.length > 0) told.inApp[name] = fresh.map(({ topic }) => topic).sort();
      ids.push(...fresh.map(({ id }) => `${name} ${id}`));
    }
    for (const { id, recipient, template } of await this.arrivedMails()) {
      const name = this.nameByEmail.get(recipient) ?? recipient;
      told.mail[name] = [...(told.mail[name] ?? []), template].sort();
      ids.push(id);
    }
    return { told, ids };
  }

  private async arrivedMails(): Promise<MailRow[]> {
    const rows = await this.product.sql<MailRow>(
      `select id, recipient, template from notifications.mail_message
        where organisation_id = $1 and state = 'DELIVERED' and template <> all ($2)`,
      [this.org.organisationId, ACCOUNT_MAILS],
    );
    return rows.filter(({ id }) => !this.seen.has(id));
  }

  /** Otherwise the trial would end, or an invoice be issued, in the middle of the story. */
  private async waiveFees(): Promise<void> {
    const params = { id: this.org.organisationId };
    const now = this.product.clock.now();
    const support = { ...this.org.admin, ...justConfirmed(now), role: 'SUPER_ADMIN' as const };
    const { version } = await this.product.eventually(() =>
      this.product.call(getPracticeSubscription, { params }, support),
    );
    const body = { version, lastDay: null, reason: 'A practice of the tests' };
    await this.product.call(enableNonBilling, { params, body }, support);
  }
}

function moveTo(product: Product, day: string, time: string): void {
  const instant = localTimeOn(day, time, SYDNEY);
  product.clock.shift(instant.getTime() - product.clock.now().getTime());
}

async function colleague(
  product: Product,
  org: TestOrganisation,
  firstName: string,
  role: Role,
): Promise<UserPrincipal> {
  const userId = newId();
  const email = `${firstName.toLowerCase()}.${userId}@practice.example`;
  await product.sql(
    `insert into identity."user" (id, organisation_id, role, first_name, last_name, email, password_hash, is_active, search_key, sort_name)
     values ($1, $2, $3, $4, 'Tran', $5, 'none', true, '', '')`,
    [userId, org.organisationId, role, firstName, email],
  );
  return { ...org.admin, userId, role, email, name: `${firstName} Tran` };
}
