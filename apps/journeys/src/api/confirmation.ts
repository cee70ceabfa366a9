import { ensure, eventually } from '../run/expect';
import { ApiClient } from './api.client';

/** Returns the newest confirmation link mailed to an address. */
export function confirmationLink(origin: string, email: string): Promise<string> {
  return eventually(`the link that confirms ${email}`, async () => {
    const mails = await new ApiClient(origin).mailsTo(email);
    const mail = mails.find(({ subject }) => subject === 'Confirm your email address');
    const link = /https?:\/\/[^\s"<]+\/auth\/confirm-email\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
    ensure(link, 'a mail with the link');
    return link;
  });
}

/** Confirms an address without using the page. Until then its owner cannot sign in again. */
export async function confirmAddress(origin: string, email: string): Promise<void> {
  const token = new URL(await confirmationLink(origin, email)).searchParams.get('token');
  await new ApiClient(origin).post('/auth/confirm-email', { token });
}
