import { signIn, type Role, type Session } from '@quillcare/contracts';
import {
  SoftwareAuthenticator,
  type CreationOptions,
  type Product,
  type RequestOptions,
} from '@quillcare/testing';
import type { Answer, Send } from '../testing/http-client';

type Request = (method: string, path: string, options: Send) => Promise<Answer>;

const SECOND_STEP = '/api/auth/second-step';

export interface Person {
  role: Role;
  organisationId: string;
  token: string;
}

/** Signs people in, with a passkey where a second step is required. */
export class Staff {
  private readonly passkeys = new Map<string, SoftwareAuthenticator>();

  constructor(
    private readonly product: Product,
    private readonly password: string,
    private readonly request: Request,
  ) {}

  async enter(email: string): Promise<Person> {
    const { password } = this;
    const tokens = await this.product.call(signIn, { body: { email, password } }, { kind: 'anonymous' });
    const token = tokens.access_token ?? '';
    const { role, organizationId } = tokens.session.user;
    if (tokens.session.secondStep === 'SET_UP') this.passkeys.set(email, await this.setUpPasskey(token));
    if (tokens.session.secondStep === 'VERIFY') await this.usePasskey(token, email);
    return { role, organisationId: organizationId, token };
  }

  /** Whether a session is complete and recent enough. */
  async isUsable(token: string, freshMs: number): Promise<boolean> {
    const { status, json } = await this.request('GET', '/api/auth/session', { token });
    const isDone = status === 200 && (json as Session).secondStep === 'DONE';
    return isDone && Date.now() - issuedAt(token) < freshMs;
  }

  async setUpPasskey(token: string): Promise<SoftwareAuthenticator> {
    const authenticator = new SoftwareAuthenticator({ origin: this.product.config.publicUrl });
    const options = await this.begin(token, 'begin');
    const body = { name: 'Laptop', credential: authenticator.create(options as CreationOptions) };
    const answer = await this.request('POST', `${SECOND_STEP}/passkeys`, { token, body });
    if (answer.status !== 201) throw new Error(`The passkey was refused: ${answer.text}`);
    return authenticator;
  }

  private async usePasskey(token: string, email: string): Promise<void> {
    const authenticator = this.passkeys.get(email);
    if (!authenticator) throw new Error(`${email} needs a second step that this test did not set up.`);
    const options = await this.begin(token, 'check');
    const body = { way: 'passkey', credential: authenticator.get(options as RequestOptions) };
    const answer = await this.request('POST', `${SECOND_STEP}/confirm`, { token, body });
    if (answer.status !== 200) throw new Error(`The second step was refused: ${answer.text}`);
  }

  private async begin(token: string, what: 'begin' | 'check'): Promise<unknown> {
    const answer = await this.request('POST', `${SECOND_STEP}/passkeys/${what}`, { token });
    if (answer.status !== 200) throw new Error(`No challenge: ${answer.text}`);
    return (answer.json as { options: unknown }).options;
  }
}

function issuedAt(token: string): number {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { iat: number }).iat * 1000;
}
