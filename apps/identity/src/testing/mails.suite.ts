import { accountMail, type AccountMail } from '@quillcare/contracts';
import { unseal } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';

/** Returns the emails identity sent to an address, oldest first. */
export async function mailsTo(product: Product, recipient: string): Promise<AccountMail[]> {
  const rows = await product.sql<{ sealed: string }>(
    `select payload->'data'->>'sealedMail' as sealed from identity.outbox
      where destination = 'notifications.sendAccountMail' order by seq`,
  );
  return rows
    .map(({ sealed }) => accountMail.parse(JSON.parse(unseal(sealed, product.config.mailSecrets))))
    .filter((mail) => mail.recipient === recipient);
}

type Mail = Pick<AccountMail, 'template'>;
const isConfirmation = ({ template }: Mail) => template === 'email-confirmation';

/** `mailsTo` without the confirmation links that every sign-up sends. */
export async function furtherMailsTo(product: Product, recipient: string): Promise<AccountMail[]> {
  return (await mailsTo(product, recipient)).filter((mail) => !isConfirmation(mail));
}

/** Returns the secret at the end of the latest link to an address once there are `count`. Confirmation links do not count. */
export function tokenTo(product: Product, recipient: string, count = 1): Promise<string> {
  return newestToken(product, recipient, count, (mail) => !isConfirmation(mail));
}

/** Returns the secret of the latest confirmation link to an address once there are `count`. */
export function confirmationTokenTo(product: Product, recipient: string, count = 1): Promise<string> {
  return newestToken(product, recipient, count, isConfirmation);
}

function newestToken(
  product: Product,
  recipient: string,
  count: number,
  isWanted: (mail: Mail) => boolean,
): Promise<string> {
  return product.eventually(async () => {
    const links = (await mailsTo(product, recipient))
      .filter(isWanted)
      .flatMap(({ params }) => ('link' in params ? [params.link] : []));
    if (links.length < count) throw new Error(`${links.length} mails with a link, not ${count}`);
    return /[\w-]{43}$/.exec(links.at(-1) ?? '')?.[0] ?? '';
  });
}

/** Returns the audit entries of an account, oldest first. */
export async function actsOn(product: Product, entityId: string): Promise<Record<string, unknown>[]> {
  const rows = await product.sql<{ data: Record<string, unknown> }>(
    `select payload->'data' as data from identity.outbox
      where destination = 'evt.identity.AuditRecorded.v1' and payload->'data'->>'entityId' = $1 order by seq`,
    [entityId],
  );
  return rows.map(({ data }) => data);
}
