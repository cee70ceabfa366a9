import { createClient, type Operation } from '@quillcare/contracts';
import { perFile, sharedGateway, testProduct } from '@quillcare/testing';
import { PRACTICE_OPERATIONS, buildPath, sampleBody } from './requests';
import { send } from '../testing/http-client';

const product = testProduct(sharedGateway);
const practice = perFile(() => product.signUp());

/**
 * Every file a practice can download in parts. Only the first part is audited, so starting with a later one must be refused.
 * Patients' own downloads are not audited.
 */
const DOWNLOADS = PRACTICE_OPERATIONS.filter(({ http }) => ['csv', 'file'].includes(http?.encoding ?? ''));

const ID = '01930000-0000-7000-8000-000000000001';

function ask(operation: Operation, cursor: string) {
  const path = buildPath(operation, () => ID);
  const body = operation.http?.method === 'GET' ? undefined : sampleBody(operation, () => ID);
  return send(product.url, operation.http!.method, `/api${path}?cursor=${encodeURIComponent(cursor)}`, {
    token: practice.accessToken,
    body,
  });
}

/** Returns the cursor of the second page of a list the caller may read. */
async function cursorOfList(): Promise<string> {
  const person = { firstName: 'Mere', lastName: 'Tāwhiao', phone: '0412 345 678' };
  for (const email of ['mere@example.com', 'm.tawhiao@example.com'])
    await product.call(createClient, { body: { ...person, email } }, practice.admin);
  const { json } = await send(product.url, 'GET', '/api/clients?limit=1', { token: practice.accessToken });
  return (json as { nextCursor: string }).nextCursor;
}

describe('download with a cursor on the first request', () => {
  let ofList: string;
  beforeAll(async () => {
    ofList = await cursorOfList();
  });

  it('covers lists, reports and documents', () => {
    expect(DOWNLOADS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'import.downloadList',
        'import.downloadExport',
        'quoting.exportReport',
        'quoting.getQuotePdf',
      ]),
    );
    expect(ofList).toEqual(expect.any(String));
  });

  it.each(DOWNLOADS.map((operation) => [operation.name, operation] as const))(
    'is rejected: %s',
    async (_name, operation) => {
      for (const cursor of [ofList, `${ID} 1`, '0.0', '1', 'forged', '']) {
        const { status, json } = await ask(operation, cursor);
        expect({ cursor, status, json }).toMatchObject({
          cursor,
          status: 400,
          json: { code: 'VALIDATION_FAILED', errors: [{ path: 'query.cursor' }] },
        });
      }
    },
  );
});
