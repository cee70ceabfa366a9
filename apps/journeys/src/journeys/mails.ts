import type { ApiClient } from '../api/api.client';
import type { MailOf } from '../api/api.types';
import { ensure, equal, eventually, lacks } from '../run/expect';

const LINK = /https?:\/\/[^\s"<]+\/quote\/accept\/[\w-]+/;

/** Waits for the email to an address whose subject and text contain the given strings; fails if there is more than one. */
export function oneMail(api: ApiClient, to: string, subject: string, text = ''): Promise<MailOf> {
  return eventually(`the mail "${subject}" to ${to}`, async () => {
    const mails = (await api.mailsTo(to)).filter(
      (mail) => mail.subject.includes(subject) && mail.text.includes(text),
    );
    equal(mails.length, 1, 'the number of mails');
    return mails[0]!;
  });
}

/** Returns the patient's link from an email about a quote, which must not contain the `secrets`. */
export function linkIn(mail: MailOf, secrets: readonly string[]): string {
  const link = LINK.exec(mail.text)?.[0];
  ensure(link, 'the mail holds the link');
  for (const secret of secrets)
    lacks(`${mail.subject} ${mail.text} ${mail.html ?? ''}`, secret, 'the mail to the patient');
  return link;
}
