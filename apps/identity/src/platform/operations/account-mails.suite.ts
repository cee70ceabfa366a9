import type { AccountMail } from '@quillcare/contracts';
import { unseal } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';

/** Returns the account emails, newest first. */
export async function accountMails(product: Product): Promise<AccountMail[]> {
  const rows = await product.sql<{ sealed: string }>(
    `select payload->'data'->>'sealedMail' as sealed from identity.outbox where destination = 'notifications.sendAccountMail' order by seq desc`,
  );
  return rows.map(({ sealed }) => JSON.parse(unseal(sealed, product.config.mailSecrets)));
}

/** Returns the token of the latest invitation emailed to an address. */
export async function invitationFor(product: Product, email: string): Promise<string> {
  const invited = ({ template, recipient }: AccountMail) => template === 'invitation' && recipient === email;
  const mail = (await accountMails(product)).find(invited);
  return mail?.template === 'invitation' ? (mail.params.link.split('/').at(-1) ?? '') : '';
}
