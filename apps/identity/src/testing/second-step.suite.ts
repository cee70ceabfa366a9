import {
  addPasskey,
  beginPasskey,
  beginPasskeyCheck,
  beginTotp,
  confirmIdentity,
  confirmTotp,
  signIn,
  type Confirmation,
  type UserPrincipal,
} from '@quillcare/contracts';
import {
  SoftwareAuthenticator,
  type CreationOptions,
  type Product,
  type RequestOptions,
} from '@quillcare/testing';
import { generateSync } from 'otplib';
import { principalOf, sessionIdOf } from './support.suite';

const STEP_MS = 30_000;

/** An account with an authenticator app, and the session in which it was set up. */
export interface Protected {
  readonly me: UserPrincipal;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

/** Signs in with the password in a new session, first following the confirmation link if the account has just signed up. */
export async function enter(
  product: Product,
  email: string,
  password = 'Correct-Horse-7',
): Promise<UserPrincipal> {
  const unconfirmed = await product.sql(
    'select 1 from identity."user" where email = $1 and email_confirmed_at is null',
    [email],
  );
  if (unconfirmed.length > 0) await product.confirmEmail(email);
  const tokens = await product.call(signIn, { body: { email, password } }, { kind: 'anonymous' });
  return principalOf(product, sessionIdOf(tokens));
}

/** Returns the app's code now or this many time steps ahead. Each time step is valid only once, so tests move forward. */
export function codeAt(product: Product, secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(product.clock.now().getTime() / 1000) + steps * 30 });
}

/** Advances the clock so that the app shows the next code. */
export function nextStep(product: Product): void {
  product.clock.shift(STEP_MS);
}

/** Ends a file's use of {@link nextStep} after each test, because other files share the product. */
export function resetClock({ clock }: Product): void {
  clock.shift(Date.now() - clock.now().getTime());
}

export async function protect(product: Product, me: UserPrincipal): Promise<Protected> {
  const { secret } = await product.call(beginTotp, {}, me);
  const body = { code: codeAt(product, secret) };
  const { recoveryCodes } = await product.call(confirmTotp, { body }, me);
  nextStep(product);
  return { me: await principalOf(product, me.sessionId), secret, recoveryCodes: recoveryCodes ?? [] };
}

export function confirm(product: Product, me: UserPrincipal, body: Confirmation) {
  return product.call(confirmIdentity, { body }, me);
}

/** Returns a software authenticator for the product's origin. */
export function authenticatorFor(product: Product): SoftwareAuthenticator {
  return new SoftwareAuthenticator({ origin: product.config.publicUrl });
}

/** Creates a passkey in this session and stores it. */
export async function keepPasskey(
  product: Product,
  me: UserPrincipal,
  authenticator = authenticatorFor(product),
  name = 'Laptop',
) {
  const { options } = await product.call(beginPasskey, {}, me);
  const credential = authenticator.create(options as unknown as CreationOptions);
  const kept = await product.call(addPasskey, { body: { name, credential } }, me);
  return { ...kept, authenticator };
}

/** Returns the passkey's response to a new challenge of this session. */
export async function answerOf(
  product: Product,
  me: UserPrincipal,
  authenticator: SoftwareAuthenticator,
): Promise<Extract<Confirmation, { way: 'passkey' }>> {
  const { options } = await product.call(beginPasskeyCheck, {}, me);
  return { way: 'passkey', credential: authenticator.get(options as unknown as RequestOptions) };
}
