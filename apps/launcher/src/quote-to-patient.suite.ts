import { createClient, sendQuote } from '@quillcare/contracts';
import { draftQuote, type Product, type TestOrganisation } from '@quillcare/testing';

/** Sends a quote from a practice to a new client with the email address `email`. */
export async function sendQuoteTo(
  product: Product,
  { admin }: TestOrganisation,
  email: string,
): Promise<void> {
  const contact = { email, phone: '0412 345 678', dateOfBirth: '1984-02-29' };
  const body = { firstName: 'Hana', lastName: 'Ngāpō', ...contact };
  const client = await product.call(createClient, { body }, admin);
  const { id, version } = await draftQuote(product, admin, client.id);
  await product.call(sendQuote, { params: { id }, body: { version } }, admin);
}
