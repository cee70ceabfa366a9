import { randomUUID } from 'node:crypto';
import {
  createClient,
  createNote,
  justConfirmed,
  listNotes,
  type Grants,
  type Note,
  type RequestOf,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Product, TestOrganisation } from '@quillcare/testing';

type NoteBody = NonNullable<RequestOf<typeof createNote>['body']>;

/** A practice with one account per role, whose names identity knows. */
export class NotesScene {
  readonly people = new Map<Role, UserPrincipal>();
  clientId = '';

  private constructor(
    readonly product: Product,
    readonly practice: TestOrganisation,
  ) {}

  static async open(product: Product): Promise<NotesScene> {
    const scene = new NotesScene(product, await product.signUp());
    for (const [role, name] of [
      ['SALES_MANAGER', 'Grace Kim'],
      ['LEAD_COORDINATOR', 'Lachlan Reid'],
      ['USER', 'Uma Nair'],
    ] as const)
      scene.people.set(role, await scene.colleague(role, name));
    scene.people.set('ORG_ADMIN', scene.practice.admin);
    scene.clientId = await scene.client();
    return scene;
  }

  as(role: Role): UserPrincipal {
    const person = this.people.get(role);
    if (!person) throw new Error(`Nobody is ${role}`);
    return person;
  }

  /** Creates an account in the practice and returns its session principal. */
  async colleague(role: Role, name: string, grants?: Grants): Promise<UserPrincipal> {
    const userId = randomUUID();
    const [first = '', last = ''] = name.split(' ');
    const email = `${userId}@colleague.example`;
    await this.product.sql(
      `insert into identity."user" (id, organisation_id, email, first_name, last_name, role, is_active, grants, password_hash,
         search_key, sort_name, email_confirmed_at)
       values ($1, $2, $3, $4, $5, $6, true, $7, 'none', $8, $8, now())`,
      [userId, this.practice.organisationId, email, first, last, role, grants ?? null, name.toLowerCase()],
    );
    return {
      kind: 'user',
      userId,
      organisationId: this.practice.organisationId,
      sessionId: randomUUID(),
      role,
      isActive: true,
      grants,
      name,
      email,
      ...justConfirmed(new Date()),
    };
  }

  async client(): Promise<string> {
    const body = {
      firstName: 'Hana',
      lastName: 'Ngāpō',
      email: `${randomUUID()}@example.com`,
      phone: '0412 345 678',
    };
    return (await this.product.call(createClient, { body }, this.practice.admin)).id;
  }

  write(text: string, body: Partial<NoteBody> = {}, by: UserPrincipal = this.practice.admin): Promise<Note> {
    const record = { entityType: 'CLIENT_NOTE' as const, entityId: this.clientId };
    return this.product.call(createNote, { body: { ...record, text, ...body } }, by);
  }

  async texts(by: UserPrincipal, query: RequestOf<typeof listNotes>['query'] = {}): Promise<string[]> {
    const own = { entityType: 'CLIENT_NOTE' as const, entityId: this.clientId };
    const { items } = await this.product.call(listNotes, { query: { ...own, ...query } }, by);
    return items.map(({ text }) => text);
  }
}

export const at = ({ userId, name }: UserPrincipal): string => `@[${name}](${userId})`;
