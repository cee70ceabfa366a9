import { randomBytes, randomUUID } from 'node:crypto';
import {
  allows,
  createQuote,
  OPERATIONS,
  SERVICES,
  seedDemo,
  signIn,
  type Operation,
  type Role,
} from '@quillcare/contracts';
import { startProduct, type Product } from '@quillcare/testing';
import { send, type Answer, type Send } from '../testing/http-client';
import { sampleOf, schemaOf, type IdFor } from './sample';

/** Operations with a route. */
export const ROUTED = OPERATIONS.filter((operation) => operation.http !== null);
export const NEEDS_SESSION = ROUTED.filter(
  ({ permission }) => permission === 'signed-in' || typeof permission === 'object',
);
export const OF_PATIENTS = ROUTED.filter(({ permission }) => permission === 'patient');

/** What the administrators of a practice may call; the rest is for the platform's own people. */
export function isForPractices({ permission }: Operation): boolean {
  return allows(permission, { role: 'ORG_ADMIN', isActive: true });
}

const PASSWORD = 'Correct-Horse-7';
const CSV = 'First Name,Last Name,Email,Phone\nAroha,Te Ariki Ngāpō,aroha@example.com,0412 345 678\n';
const COLLECTION = /^\/([\w-]+)$/;
/** Lists may lie deeper: `/auth/sessions`. */
const LIST = /^\/([\w/-]+)$/;

/** One practice: a session of it and what it owns. */
export interface Practice {
  organisationId: string;
  token: string;
  /** Ids by the path of their list: `clients`, `auth/sessions` … */
  ids: Map<string, string[]>;
}

/** The whole product over HTTP, with a practice that has one account per role. */
export class World {
  private constructor(
    readonly product: Product,
    private readonly emails: string[],
  ) {}

  static async open(): Promise<World> {
    // Each request comes from an address of its own, so that no limit of tries hides what is tested.
    const product = await startProduct({ gateway: true, config: { trustProxy: true } });
    const { emails } = await product.callInternal(seedDemo, { body: { password: PASSWORD } });
    return new World(product, emails);
  }

  close(): Promise<void> {
    return this.product.stop();
  }

  /** A fresh session for each role of the demonstration practice. */
  async sessions(): Promise<Map<Role, Practice>> {
    const sessions = new Map<Role, Practice>();
    for (const email of this.emails) {
      const tokens = await this.product.call(
        signIn,
        { body: { email, password: PASSWORD } },
        { kind: 'anonymous' },
      );
      const { role, organizationId } = tokens.session.user;
      sessions.set(role, {
        organisationId: organizationId,
        token: tokens.access_token ?? '',
        ids: new Map(),
      });
    }
    return sessions;
  }

  /** A practice of its own with one of everything that an administrator can create. */
  async practice(): Promise<Practice> {
    const { organisationId, accessToken } = await this.product.signUp();
    const practice = { organisationId, token: accessToken, ids: new Map<string, string[]>() };
    await this.furnish(practice);
    return practice;
  }

  /** Creates whatever has a `POST /things` by samples, in an order in which the things that others need come first. */
  async furnish(practice: Practice): Promise<void> {
    let waiting = ROUTED.filter(
      ({ kind, http, permission }) =>
        kind === 'command' &&
        http?.method === 'POST' &&
        COLLECTION.test(http.path) &&
        typeof permission === 'object',
    );
    while (waiting.length > 0) {
      const refused: string[] = [];
      const later: Operation[] = [];
      for (const operation of waiting) {
        const answer = await this.ask(operation, practice);
        if (answer.status < 300) {
          this.keep(operation, practice, answer);
          continue;
        }
        refused.push(`${operation.name}: ${answer.text}`);
        later.push(operation);
      }
      if (later.length === waiting.length) throw new Error(`No sample is accepted by: ${refused.join('\n')}`);
      waiting = later;
    }
  }

  /** Sends the practice's quote and lets the patient sign it, so that everything that follows from that exists too. */
  async tellStory(practice: Practice): Promise<void> {
    const quoteId = practice.ids.get('quotes')?.[0];
    const sent = await this.request('POST', `/api/quotes/${quoteId}/send`, {
      token: practice.token,
      body: { version: 1 },
    });
    const { link } = sent.json as { link: string };
    const path = `/api/public/quotes/${link.slice(link.lastIndexOf('/') + 1)}`;
    const { identityToken } = (
      await this.request('POST', `${path}/identify`, { body: { dateOfBirth: '1980-05-17' } })
    ).json as { identityToken: string };
    const view = (await this.request('GET', path, { token: identityToken })).json as {
      quote: { documentHash: string };
    };
    const patientInfo = {
      patientName: 'Sample firstName',
      dateOfBirth: '1980-05-17',
      phoneNumber: '0412 345 678',
      agreedToTerms: true,
      agreedToTreatment: true,
    };
    const body = {
      response: 'accept',
      patientInfo,
      signatureMethod: 'type',
      signatureData: 'Sample firstName',
      documentHash: view.quote.documentHash,
    };
    const answer = await this.request('POST', `${path}/response`, { token: identityToken, body });
    if (answer.status !== 200) throw new Error(`The patient cannot sign: ${answer.text}`);
    // A second quote stays a draft, so that what only drafts allow has something to work on.
    await this.create(createQuote.name, practice);
  }

  /** Calls a creating operation with a sample and keeps the id of what it made. */
  async create(name: string, practice: Practice): Promise<void> {
    const operation = ROUTED.find((routed) => routed.name === name) as Operation;
    const answer = await this.ask(operation, practice);
    if (answer.status >= 300) throw new Error(`${name} refused its sample: ${answer.text}`);
    this.keep(operation, practice, answer);
  }

  /** Reads the ids of everything that has a list, and waits until `collections` have some. */
  async collect(practice: Practice, collections: string[]): Promise<void> {
    await this.product.eventually(async () => {
      for (const { http } of ROUTED) {
        const segment = http?.method === 'GET' ? LIST.exec(http.path)?.[1] : undefined;
        if (segment && http?.encoding !== 'sse') await this.collectFrom(segment, practice);
      }
      const missing = collections.filter((name) => !practice.ids.get(name)?.length);
      if (missing.length > 0)
        throw new Error(
          `The practice has no ${missing.join(', ')}: the world of these tests must make some.`,
        );
    }, 20_000);
  }

  /** Calls an operation with a sample, ids filled in from the practice's own things. */
  async ask(
    operation: Operation,
    practice: Practice,
    options: { path?: string; body?: unknown; headers?: Record<string, string>; token?: string } = {},
  ): Promise<Answer> {
    const { http } = operation;
    const body = 'body' in options ? options.body : sampleBody(operation, idsOf(practice));
    const path = options.path ?? pathFor(operation, () => randomUUID());
    const isUpload = http?.encoding === 'multipart' && !('body' in options);
    const carries = http?.method !== 'GET' && http?.method !== 'DELETE';
    return this.request(http?.method ?? 'GET', `/api${path}`, {
      token: options.token ?? practice.token,
      headers: options.headers,
      body: !carries ? undefined : isUpload ? formOf(body as Record<string, unknown>) : body,
    });
  }

  request(method: string, path: string, options: Send = {}): Promise<Answer> {
    const address = `10.${[...randomBytes(3)].join('.')}`;
    return send(this.product.url, method, path, {
      ...options,
      headers: { 'x-forwarded-for': address, ...options.headers },
    });
  }

  /** A fingerprint of every row that a practice owns, without the bookkeeping of messages and sessions. */
  async fingerprint(organisationId: string): Promise<Record<string, string>> {
    const tables = await this.product.sql<{ name: string }>(
      `select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
        where t.table_type = 'BASE TABLE' and c.column_name = 'organisation_id' and c.table_schema = any($1)
          and c.table_name !~ '^(outbox|inbox|idempotency_key|dead_letter|session|refresh_token)' order by 1`,
      [SERVICES],
    );
    const parts = tables.map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t where organisation_id = $1`,
    );
    const rows = await this.product.sql<{ name: string; hash: string }>(parts.join(' union all '), [
      organisationId,
    ]);
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  }

  /** The fingerprint once nothing moves any more in the background. */
  async settled(organisationId: string): Promise<Record<string, string>> {
    let before = await this.fingerprint(organisationId);
    for (let calm = 0; calm < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const now = await this.fingerprint(organisationId);
      calm = JSON.stringify(now) === JSON.stringify(before) ? calm + 1 : 0;
      before = now;
    }
    return before;
  }

  private keep(operation: Operation, practice: Practice, { json }: Answer): void {
    const segment = COLLECTION.exec(operation.http?.path ?? '')?.[1] ?? '';
    practice.ids.set(segment, [...(practice.ids.get(segment) ?? []), (json as { id: string }).id]);
  }

  private async collectFrom(segment: string, practice: Practice): Promise<void> {
    const { json } = await this.request('GET', `/api/${segment}`, { token: practice.token });
    const items = (json as { items?: { id?: string }[] }).items ?? [];
    practice.ids.set(
      segment,
      items.flatMap(({ id }) => (id ? [id] : [])),
    );
  }
}

/** A valid body of an operation. */
export function sampleBody(operation: Operation, idFor: IdFor): unknown {
  const body = sampleOf(schemaOf(operation, 'body'), idFor) as Record<string, unknown>;
  return Object.keys(body).length > 0 ? body : undefined;
}

/** `clientId` is the id of one of the practice's `clients`. */
export function idsOf(practice: Practice): IdFor {
  return (field) => {
    const plural = field.replace(/Id$/, '').replace(/y$/, 'ie');
    return practice.ids.get(`${plural}s`)?.[0] ?? randomUUID();
  };
}

/** The path of an operation with its parameters filled in. */
export function pathFor(operation: Operation, value: (name: string, collection: string) => string): string {
  const path = operation.http?.path ?? '';
  return path.replace(/:(\w+)/g, (_, name: string) => value(name, collectionOf(operation)));
}

/** What an operation on one thing takes it from: what its path says before the id. */
export function collectionOf(operation: Operation): string {
  return operation.http?.path.split('/:')[0]?.slice(1) ?? '';
}

function formOf({ uploadId: _upload, fileName: _file, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([CSV], { type: 'text/csv' }), 'clients.csv');
  return form;
}
