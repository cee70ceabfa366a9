import { accountMail, type AccountMail } from '@quillcare/contracts';
import { unseal } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';

/** The mails that identity handed over for an address, oldest first. */
export async function mailsTo(product: Product, recipient: string): Promise<AccountMail[]> {
  const rows = await product.sql<{ sealed: string }>(
    `select payload->'data'->>'sealedMail' as sealed from identity.outbox
      where destination = 'notifications.sendAccountMail' order by seq`,
  );
  return rows
    .map(({ sealed }) => accountMail.parse(JSON.parse(unseal(sealed, product.config.secrets))))
    .filter((mail) => mail.recipient === recipient);
}

/** The secret at the end of the link of the newest mail to an address, once there are `count` with a link. */
export function tokenTo(product: Product, recipient: string, count = 1): Promise<string> {
  return product.eventually(async () => {
    const links = (await mailsTo(product, recipient)).flatMap(({ params }) =>
      'link' in params ? [params.link] : [],
    );
    if (links.length < count) throw new Error(`${links.length} mails with a link, not ${count}`);
    return /[\w-]{43}$/.exec(links.at(-1) ?? '')?.[0] ?? '';
  });
}

/** What the audit was told about an account, oldest first. */
export async function actsOn(product: Product, entityId: string): Promise<Record<string, unknown>[]> {
  const rows = await product.sql<{ data: Record<string, unknown> }>(
    `select payload->'data' as data from identity.outbox
      where destination = 'evt.identity.AuditRecorded.v1' and payload->'data'->>'entityId' = $1 order by seq`,
    [entityId],
  );
  return rows.map(({ data }) => data);
}
