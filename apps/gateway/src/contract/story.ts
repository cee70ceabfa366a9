import { randomUUID } from 'node:crypto';
import {
  allows,
  createClient,
  createListView,
  createNote,
  createQuote,
  mergeClients,
  saveBookingForm,
  startBulkRun,
  startExport,
  startPricingSimulation,
  UPLOAD_FIELDS,
  type Operation,
} from '@quillcare/contracts';
import { idsOf, pathFor, requiredOf, ROUTED, sampleBody } from './requests';

/** A practice: a session and the ids of its records. */
export interface Practice {
  organisationId: string;
  token: string;
  /** Ids by the path of their list: `clients`, `auth/sessions` … */
  ids: Map<string, string[]>;
}

export interface Sent {
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Asking extends Sent {
  path?: string;
}

interface Reply {
  status: number;
  text: string;
  json: unknown;
}

const CSV = 'First Name,Last Name,Email,Phone\nAroha,Te Ariki Ngāpō,aroha@example.com,0412 345 678\n';
const COLLECTION = /^\/([\w-]+)$/;
/** A list's path may be nested: `/auth/sessions`. */
const LIST = /^\/([\w/-]+)$/;
const DATE_OF_BIRTH = '1980-05-17';

/** Fills a practice with data through HTTP requests built from the contracts. The caller provides the transport. */
export class Story<R extends Reply> {
  constructor(private readonly request: (method: string, path: string, options: Sent) => Promise<R>) {}

  /** Creates a sample of everything that has a `POST /collection`, in an order that satisfies references. */
  async furnish(practice: Practice): Promise<void> {
    let waiting = ROUTED.filter(
      ({ kind, http, permission }) =>
        kind === 'command' &&
        http?.method === 'POST' &&
        COLLECTION.test(http.path) &&
        typeof permission === 'object' &&
        allows(permission, { role: 'ORG_ADMIN', isActive: true }),
    );
    while (waiting.length > 0) {
      const refused: string[] = [];
      const later: Operation[] = [];
      for (const operation of waiting) {
        const answer = await this.ask(operation, practice);
        if (answer.status < 300) {
          keep(operation, practice, answer);
          continue;
        }
        refused.push(`${operation.name}: ${answer.text}`);
        later.push(operation);
      }
      if (later.length === waiting.length) throw new Error(`No sample is accepted by: ${refused.join('\n')}`);
      waiting = later;
    }
  }

  async tell(practice: Practice): Promise<void> {
    const { path, identityToken } = await this.visit(await this.send(practice));
    const view = (await this.request('GET', path, { token: identityToken })).json as {
      quote: { documentHash: string };
    };
    const patientInfo = {
      patientName: 'Sample firstName',
      dateOfBirth: DATE_OF_BIRTH,
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
    // A second quote stays a draft, for the operations that only work on drafts.
    await this.create(createQuote, practice);
    // Notes of another practice must not be readable. They belong to a record, whose id a sample cannot know.
    const clientId = practice.ids.get('clients')?.[0];
    const note = { entityType: 'CLIENT_NOTE', entityId: clientId, text: 'Prefers mornings' };
    await this.create(createNote, practice, { body: note });
    const { rule } = sampleBody(startPricingSimulation, idsOf(practice)) as { rule: unknown };
    await this.create(startPricingSimulation, practice, { body: { rule } });
    // Open to every signed-in user, so `furnish`, which acts as an administrator, does not create them.
    for (const own of [createListView, startExport, startBulkRun]) await this.create(own, practice);
    await this.keepBookingForm(practice);
    await this.merge(practice);
  }

  /** Adds a document to the practice's case. The booking form is used because it needs no upload. */
  private async keepBookingForm(practice: Practice): Promise<void> {
    await this.collectFrom('surgery-cases', practice);
    const answer = await this.ask(saveBookingForm, practice, {
      path: `/surgery-cases/${practice.ids.get('surgery-cases')?.[0]}/booking-form`,
    });
    if (answer.status !== 201) throw new Error(`The booking form cannot be kept: ${answer.text}`);
    practice.ids.set('case-documents', [(answer.json as { id: string }).id]);
  }

  /**
   * Creates two more records of the same client and merges one into the other, which is left as a suspected duplicate of the
   * first.
   */
  private async merge(practice: Practice): Promise<void> {
    for (let more = 0; more < 2; more += 1) await this.create(createClient, practice);
    const [survivor, otherId] = (practice.ids.get('clients') ?? []).slice(-2);
    const answer = await this.ask(mergeClients, practice, {
      path: `/clients/${survivor}/merge`,
      body: { otherId, version: 1, otherVersion: 1 },
    });
    if (answer.status !== 200) throw new Error(`The clients cannot be merged: ${answer.text}`);
    practice.ids.set('client-merges', [(answer.json as { id: string }).id]);
  }

  /** Sends the practice's last quote; returns the patient's link. */
  async send(practice: Practice): Promise<string> {
    const quoteId = practice.ids.get('quotes')?.at(-1);
    const sent = await this.request('POST', `/api/quotes/${quoteId}/send`, {
      token: practice.token,
      body: { version: 1 },
    });
    if (sent.status >= 300) throw new Error(`The quote cannot be sent: ${sent.text}`);
    return (sent.json as { link: string }).link;
  }

  /** Opens a link and confirms the date of birth; returns the path of the quote and the identity token. */
  async visit(link: string): Promise<{ path: string; identityToken: string }> {
    const path = `/api/public/quotes/${link.slice(link.lastIndexOf('/') + 1)}`;
    const answer = await this.request('POST', `${path}/identify`, { body: { dateOfBirth: DATE_OF_BIRTH } });
    return { path, identityToken: (answer.json as { identityToken: string }).identityToken };
  }

  /** Calls a creating operation with a sample and remembers the new id. */
  async create(operation: Operation, practice: Practice, options: Asking = {}): Promise<void> {
    const answer = await this.ask(operation, practice, options);
    if (answer.status >= 300) throw new Error(`${operation.name} refused its sample: ${answer.text}`);
    keep(operation, practice, answer);
  }

  async collect(practice: Practice): Promise<void> {
    for (const { http } of ROUTED) {
      const segment = http?.method === 'GET' ? LIST.exec(http.path)?.[1] : undefined;
      if (segment && http?.encoding !== 'sse') await this.collectFrom(segment, practice);
    }
  }

  /** Calls an operation with a sample that contains the practice's own ids. */
  ask(operation: Operation, practice: Practice, options: Asking = {}): Promise<R> {
    const { http } = operation;
    const body = 'body' in options ? options.body : sampleBody(operation, idsOf(practice));
    const address = options.path ?? pathFor(operation, () => randomUUID());
    const needed = address.includes('?') ? [] : requiredOf(operation, idsOf(practice));
    const path = needed.length > 0 ? `${address}?${needed.join('&')}` : address;
    const isUpload = http?.encoding === 'multipart' && !('body' in options);
    const carries = http?.method !== 'GET' && http?.method !== 'DELETE';
    return this.request(http?.method ?? 'GET', `/api${path}`, {
      token: options.token ?? practice.token,
      headers: options.headers,
      body: !carries ? undefined : isUpload ? formOf(body as Record<string, unknown>) : body,
    });
  }

  private async collectFrom(segment: string, practice: Practice): Promise<void> {
    const { json } = await this.request('GET', `/api/${segment}`, { token: practice.token });
    // `items` are stored under the path of the list, other arrays below it: `auth/second-step/passkeys`.
    for (const [name, listed] of Object.entries(json as object)) {
      if (!Array.isArray(listed)) continue;
      const ids = (listed as { id?: string }[]).flatMap(({ id }) => (id ? [id] : []));
      practice.ids.set(name === 'items' ? segment : `${segment}/${name}`, ids);
    }
  }
}

function keep(operation: Operation, practice: Practice, { json }: Reply): void {
  const segment = LIST.exec(operation.http?.path ?? '')?.[1] ?? '';
  // A response without an id, such as the one about the columns of a file, has created nothing.
  const { id } = json as { id?: string };
  if (id) practice.ids.set(segment, [...(practice.ids.get(segment) ?? []), id]);
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (!UPLOAD_FIELDS.some((ours) => ours === name)) form.set(name, String(value));
  form.set('file', new Blob([CSV], { type: 'text/csv' }), 'clients.csv');
  return form;
}
