import type { MailOf } from './api.types';

interface Caught {
  ID: string;
  From: { Address: string };
  To: { Address: string }[];
  Date: string;
  Subject: string;
  Text: string;
  HTML: string;
}

let origin: string | null = null;

/** Reads emails from a mail catcher (Mailpit) at this address instead of the product's own mailbox. */
export function readMailsFrom(mailpit: string): void {
  origin = mailpit;
}

/** Returns the emails the catcher holds for an address, newest first; null without a catcher. */
export async function caughtMails(address: string): Promise<MailOf[] | null> {
  if (origin === null) return null;
  const query = encodeURIComponent(`to:"${address}"`);
  const { messages } = await read<{ messages: { ID: string }[] }>(`${origin}/api/v1/search?query=${query}`);
  return Promise.all(
    messages.map(async ({ ID }) => {
      const mail = await read<Caught>(`${origin}/api/v1/message/${ID}`);
      return {
        id: ID,
        to: mail.To[0]?.Address ?? address,
        from: mail.From.Address,
        receivedAt: mail.Date,
        subject: mail.Subject,
        text: mail.Text,
        html: mail.HTML || null,
      };
    }),
  );
}

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The mail catcher answers ${response.status} to ${url}`);
  return (await response.json()) as T;
}
