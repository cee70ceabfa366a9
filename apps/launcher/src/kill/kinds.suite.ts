import type { Product, StandstillPoint, TestOrganisation } from '@quillcare/testing';

/** A kind of work, and the points at which the workers doing it are killed. */
export interface Kind {
  readonly points: readonly StandstillPoint[];
  begin(): Promise<unknown>;
  /** Fails unless all of it was done exactly once. */
  isWhole(): Promise<void>;
}

/** Signs up `count` practices with the owners `owner.0@<name>.example` and so on. */
export function practices(product: Product, name: string, count: number): Promise<TestOrganisation[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) => product.signUp({ email: `owner.${at}@${name}.example` })),
  );
}

export const idsOf = (some: readonly TestOrganisation[]): string[] =>
  some.map(({ organisationId }) => organisationId);

/** The SQL condition that a row belongs to this practice. */
export const isOf = (practice: TestOrganisation | undefined): string =>
  `new.organisation_id = '${practice?.organisationId ?? ''}'`;

export const onInsert = (table: string, when: string): StandstillPoint => ({ on: 'insert', table, when });
export const onUpdate = (table: string, when: string): StandstillPoint => ({ on: 'update', table, when });

/** The point at which an event or job of a practice is written to the outbox, after the state it follows from. */
export const atOutbox = (service: string, destination: string, practice: TestOrganisation | undefined) =>
  onInsert(`${service}.outbox`, `new.destination = '${destination}' and ${isOf(practice)}`);

/** Makes a daily job due now for these practices, in their order. */
export async function takeTurns(
  product: Product,
  { service, name }: { service: string; name: string },
  some: readonly TestOrganisation[],
): Promise<void> {
  await product.eventually(async () => {
    const known = await product.sql(
      `update ${service}.practice_turn set day = (now() at time zone time_zone)::date,
          due_at = now() - interval '1 minute' + make_interval(secs => array_position($2::uuid[], organisation_id))
        where job = $1 and organisation_id = any ($2) returning 1`,
      [name, idsOf(some)],
    );
    expect(known).toHaveLength(some.length);
  });
}

/** Returns the ids of the practices for which such an event was written, once per event. */
export async function toldOf(
  product: Product,
  { service, subject }: { service: string; subject: string },
): Promise<string[]> {
  const rows = await product.sql<{ id: string }>(
    `select organisation_id as id from ${service}.outbox where destination = $1`,
    [subject],
  );
  return rows.map(({ id }) => id).sort();
}

/** Waits until each owner has one email that matches (`like` on subject and text), and fails if one has two. */
export async function mailedOnce(product: Product, name: string, count: number, like: string): Promise<void> {
  const each = Array.from({ length: count }, (_, at) => `owner.${at}@${name}.example`);
  await product.eventually(async () => {
    const rows = await product.sql<{ recipient: string }>(
      `select recipient from notifications.mailbox_message where recipient like $1 and subject || ' ' || text_body like $2`,
      [`%@${name}.example`, like],
    );
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual(each.sort());
  });
}
