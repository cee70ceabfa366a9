import type { Product, StandstillPoint, TestOrganisation } from '@quillcare/testing';

/** Work of one kind, and where the workers are killed that do it. */
export interface Kind {
  readonly points: readonly StandstillPoint[];
  /** Gives it to the workers. */
  begin(): Promise<unknown>;
  /** Fails unless all of it was done, and all of it once. */
  isWhole(): Promise<void>;
}

/** So many practices, whose owners are `owner.0@<name>.example` and so on. */
export function practices(product: Product, name: string, count: number): Promise<TestOrganisation[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) => product.signUp({ email: `owner.${at}@${name}.example` })),
  );
}

export const idsOf = (some: readonly TestOrganisation[]): string[] =>
  some.map(({ organisationId }) => organisationId);

/** The condition that a row belongs to this practice. */
export const isOf = (practice: TestOrganisation | undefined): string =>
  `new.organisation_id = '${practice?.organisationId ?? ''}'`;

export const onInsert = (table: string, when: string): StandstillPoint => ({ on: 'insert', table, when });
export const onUpdate = (table: string, when: string): StandstillPoint => ({ on: 'update', table, when });

/** Where an event or a job of a practice is written behind the state that it follows from. */
export const atOutbox = (service: string, destination: string, practice: TestOrganisation | undefined) =>
  onInsert(`${service}.outbox`, `new.destination = '${destination}' and ${isOf(practice)}`);

/** Whose turn of a daily job it is now, the first of them first. */
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

/** Of which practices such an event was written, each as often as it was. */
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

/** Waits until each of the owners has such an email, by the beginning of subject and text, and fails if one has two. */
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
