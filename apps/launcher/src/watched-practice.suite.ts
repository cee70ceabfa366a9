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
/** A call is due so many days after its quote went out, sooner than the reminder by email. */
const CALL_AFTER_DAYS = 3;
/** Have their own tests; here they would only be in the way. */
const ACCOUNT_MAILS = ['welcome', 'email-confirmation'];
/** When people are told of the calls that are due. */
const CALLS_TIME = tellCallbacksDue.daily?.at ?? '';
/** What follows by itself during a day. */
const LATER = [sweepCallbacks, remindPatients] as const;

type Choice = NonNullable<RequestOf<typeof updateNotificationPreferences>['body']>;

/** Three colleagues who want to hear in different ways. */
export const PEOPLE = {
  /** The defaults: a digest in the morning, and as an administrator what is urgent at once. */
  ana: { role: 'ORG_ADMIN', choice: {} },
  ben: { role: 'SALES_MANAGER', choice: { emailFrequency: 'IMMEDIATE' } },
  cleo: {
    role: 'USER',
    choice: { emailFrequency: 'NEVER', notificationTypes: { CASES: { inApp: false, banner: false } } },
  },
} as const satisfies Record<string, { role: Role; choice: Choice }>;
export type PersonName = keyof typeof PEOPLE;

/** Who was told of what: by topic in the app, and by the email's template. Whoever is left out heard nothing. */
export interface Told {
  inApp: Partial<Record<PersonName, string[]>>;
  mail: Partial<Record<string, string[]>>;
}

interface MailRow {
  id: string;
  recipient: string;
  template: string;
}

/** A practice whose time a test moves, and of which it sees who was told of what since it last looked. */
export class WatchedPractice {
  private readonly seen = new Set<string>();
  private readonly nameByEmail = new Map<string, string>();

  private constructor(
    readonly product: Product,
    readonly org: TestOrganisation,
    readonly people: Record<PersonName, UserPrincipal>,
    /** The day on which the story begins. */
    readonly firstDay: string,
  ) {
    for (const [name, { email }] of Object.entries(people)) this.nameByEmail.set(email, name);
  }

  static async open(product: Product): Promise<WatchedPractice> {
    // Before the clock moves: ids have the machine's time, and nobody hears of what was said before they joined.
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

  /** The day so many days after the first. */
  day(after: number): string {
    return addDays(this.firstDay, after);
  }

  /** Names a patient, so that their emails are told by it. */
  introduce(name: string, email: string): void {
    this.nameByEmail.set(email, name);
  }

  /**
   * Moves everybody's time, and lets happen what follows from it, in the order of that day: the digests of its morning, the
   * calls that are due, and the rest.
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

  /** Waits until exactly this was told since the last look; what else was told since then fails here or at the next look. */
  async heard(expected: Told): Promise<void> {
    await this.product.eventually(async () => {
      const { told, ids } = await this.look();
      expect(told).toEqual(expected);
      for (const id of ids) this.seen.add(id);
    });
  }

  // The first look may find the turn of a day that was left out meanwhile, and move on to this one.
  private async takeTurn(job: JobDefinition): Promise<void> {
    await this.run(job);
    await this.run(job);
  }

  // Rather than at its next turn.
  private async run(sweep: JobDefinition): Promise<void> {
    const queue = await this.queue(sweep);
    const job = await queue.add(sweep.name, { data: {} });
    await this.product.eventually(async () => expect(await job.isCompleted()).toBe(true));
  }

  // A digest that has nothing to say leaves no trace but its job.
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

  /** The emails that arrived since the last look. */
  private async arrivedMails(): Promise<MailRow[]> {
    const rows = await this.product.sql<MailRow>(
      `select id, recipient, template from notifications.mail_message
        where organisation_id = $1 and state = 'DELIVERED' and template <> all ($2)`,
      [this.org.organisationId, ACCOUNT_MAILS],
    );
    return rows.filter(({ id }) => !this.seen.has(id));
  }

  /** Otherwise the trial ends, or an invoice is issued, in the middle of the story. */
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

/** A colleague with an account, to whom emails go. */
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
