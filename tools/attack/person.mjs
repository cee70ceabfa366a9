// A user with an account, who signs in with a passkey where the product requires one.
import { setTimeout as pause } from 'node:timers/promises';
import { SoftwareAuthenticator } from './product-code.mjs';

/** The contract samples use the same password, so requests built from them are nearly valid. */
export const PASSWORD = 'Correct-Horse-7';
/** Sensitive operations need a sign-in within the last ten minutes, so older sessions are replaced. */
const FRESH_MS = 5 * 60_000;
const SECOND_STEP = '/api/auth/second-step';

export class Person {
  role = null;
  organisationId = null;
  token = null;
  refreshToken = null;
  passkey = null;
  entering = null;
  enteredAt = 0;

  constructor({ door, email, publicUrl, isTheirs = false }) {
    Object.assign(this, { door, email, publicUrl, isTheirs });
  }

  /** Sends a request that must succeed and returns its JSON. */
  async must(method, path, body, token = this.token) {
    const { isTheirs } = this;
    const answer = await this.door.ask({ method, path, body, token: token ?? undefined, isTheirs });
    if (answer.status < 200 || answer.status > 299)
      throw new Error(
        `${this.email}: ${method} ${path} failed with ${answer.status} ${answer.text.slice(0, 300)}`,
      );
    return answer.json;
  }

  /** Adopts the session in a sign-in response. */
  begin({ access_token, refresh_token, session }) {
    this.token = access_token;
    this.refreshToken = refresh_token;
    this.role = session.user.role;
    this.organisationId = session.user.organizationId;
    this.enteredAt = Date.now();
  }

  /** Begins a new session. Requests keep using the previous one until the second step is complete. */
  async enter() {
    const tokens = await this.signIn();
    const { secondStep } = tokens.session;
    if (secondStep === 'SET_UP') await this.setUpPasskey(tokens.access_token);
    if (secondStep === 'VERIFY') await this.usePasskey(tokens.access_token);
    this.begin(tokens);
  }

  /** Signs in. After a 429 it waits for the time in Retry-After. */
  async signIn() {
    const body = { email: this.email, password: PASSWORD };
    for (;;) {
      const { isTheirs } = this;
      const answer = await this.door.ask({ method: 'POST', path: '/api/auth/sign-in', body, isTheirs });
      if (answer.status === 200) return answer.json;
      if (answer.status !== 429)
        throw new Error(`${this.email} cannot sign in: ${answer.status} ${answer.text}`);
      await pause(Number(answer.headers['retry-after']) * 1000);
    }
  }

  /** Ensures a recent session with a completed second step. */
  async ready() {
    if (!(await this.isReady())) {
      // Concurrent requests share one sign-in.
      this.entering ??= this.enter().finally(() => (this.entering = null));
      await this.entering;
    }
    return this;
  }

  async isReady() {
    const { token, isTheirs } = this;
    if (Date.now() - this.enteredAt > FRESH_MS) return false;
    const { status, json } = await this.door.ask({
      method: 'GET',
      path: '/api/auth/session',
      token,
      isTheirs,
    });
    return status === 200 && json.secondStep === 'DONE';
  }

  async setUpPasskey(token = this.token) {
    this.passkey = new SoftwareAuthenticator({ origin: this.publicUrl });
    const { options } = await this.must('POST', `${SECOND_STEP}/passkeys/begin`, undefined, token);
    const body = { name: 'Laptop', credential: this.passkey.create(options) };
    await this.must('POST', `${SECOND_STEP}/passkeys`, body, token);
  }

  async usePasskey(token) {
    const { options } = await this.must('POST', `${SECOND_STEP}/passkeys/check`, undefined, token);
    const body = { way: 'passkey', credential: this.passkey.get(options) };
    await this.must('POST', `${SECOND_STEP}/confirm`, body, token);
  }
}
