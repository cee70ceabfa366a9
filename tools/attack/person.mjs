// Somebody with an account: signs in as far as they are asked to, with a passkey where one is wanted.
import { setTimeout as pause } from 'node:timers/promises';
import { SoftwareAuthenticator } from './product-code.mjs';

/** What samples of the contracts use as a password too: requests made of them are then nearly right. */
export const PASSWORD = 'Correct-Horse-7';
/** A proof of identity is good for ten minutes: an older session is begun anew. */
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

  /** A request of this person that must succeed; its JSON. */
  async must(method, path, body, token = this.token) {
    const { isTheirs } = this;
    const answer = await this.door.ask({ method, path, body, token: token ?? undefined, isTheirs });
    if (answer.status < 200 || answer.status > 299)
      throw new Error(
        `${this.email}: ${method} ${path} was answered ${answer.status} ${answer.text.slice(0, 300)}`,
      );
    return answer.json;
  }

  /** Takes over the session that an answer began. */
  begin({ access_token, refresh_token, session }) {
    this.token = access_token;
    this.refreshToken = refresh_token;
    this.role = session.user.role;
    this.organisationId = session.user.organizationId;
    this.enteredAt = Date.now();
  }

  /** Begins a new session. Until it opens everything, requests go on with the one before. */
  async enter() {
    const tokens = await this.signIn();
    const { secondStep } = tokens.session;
    if (secondStep === 'SET_UP') await this.setUpPasskey(tokens.access_token);
    if (secondStep === 'VERIFY') await this.usePasskey(tokens.access_token);
    this.begin(tokens);
  }

  /** Signs in; who tried too often waits as long as the product says. */
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

  /** Goes on with a session that opens everything and is fresh, a new one if need be. */
  async ready() {
    if (!(await this.isReady())) {
      // Several requests at once can find that out, and all want the same new session.
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
