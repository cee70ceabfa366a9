// Users at work while the product is moved. Every unexpected response counts as failed, and nothing is retried.
import { randomUUID } from 'node:crypto';

const PEOPLE = 4;
/** The pause between two steps of a user, in milliseconds. */
const BREATH = 60;

export class Work {
  requests = 0;
  failures = [];
  clients = [];
  slowest = 0;
  isOver = false;

  constructor(origin) {
    this.origin = origin;
  }

  async ask(method, path, body) {
    const started = performance.now();
    this.requests += 1;
    try {
      const response = await fetch(`${this.origin}/api${path}`, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
          ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${response.status} ${answer.code ?? ''}`);
      return answer;
    } catch (error) {
      this.failures.push(
        `${new Date().toISOString()} ${method} ${path.replace(/[\da-f-]{36}/, '…')}: ${error.cause?.code ?? error.message}`,
      );
      return undefined;
    } finally {
      this.slowest = Math.max(this.slowest, performance.now() - started);
    }
  }

  async begin() {
    const practice = {
      firstName: 'Margaret',
      lastName: 'Nguyen',
      organizationName: 'Upgrade Surgical',
      country: 'AU',
      email: `${randomUUID()}@practice.example`,
      password: 'Harbour-Bridge-1932!',
      phone: '02 9555 0100',
      subscriptionPlan: 'ENTERPRISE',
    };
    this.token = (await this.ask('POST', '/auth/sign-up', practice))?.access_token;
    if (!this.token) throw new Error(`Nobody can sign up: ${this.failures.join()}`);
    this.people = Array.from({ length: PEOPLE }, () => this.person());
  }

  async person() {
    while (!this.isOver) {
      const person = {
        firstName: 'Aroha',
        lastName: 'Ngata',
        email: `${randomUUID()}@patient.example`,
        phone: '0412 345 678',
      };
      const client = await this.ask('POST', '/clients', person);
      if (client) {
        this.clients.push(client.id);
        await this.ask('GET', `/clients/${client.id}`);
        await this.ask('POST', '/callbacks', { clientId: client.id, dueDate: '2030-01-15' });
      }
      await this.ask('GET', '/quotes?limit=20');
      await new Promise((go) => setTimeout(go, BREATH));
    }
  }

  async end() {
    this.isOver = true;
    await Promise.all(this.people);
  }
}
