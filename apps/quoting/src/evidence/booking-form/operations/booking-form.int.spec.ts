import {
  createHospital,
  getBookingDetails,
  getBookingForm,
  listCaseDocuments,
  saveBookingForm,
  updateBookingDetails,
  updateClient,
} from '@quillcare/contracts';
import { PdfFile, perFile, testProduct } from '@quillcare/testing';
import { actsOn, bytesOf, openCase } from '../../../case/case-document/operations/case-papers.suite';
import { failing, openPractice, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';

const files: PdfFile[] = [];
const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
let caseId: string;
beforeEach(async () => {
  ({ caseId } = await openCase(scene));
});
afterAll(() => files.forEach((file) => file.remove()));

const details = () =>
  product.call(getBookingDetails, { params: { id: caseId } }, scene.org.as('SALES_MANAGER'));
const change = (body: object, version = 0) =>
  product.call(updateBookingDetails, { params: { id: caseId }, body: { version, ...body } }, scene.org.admin);

async function textOf(bytes: Buffer): Promise<string> {
  const file = new PdfFile(bytes);
  files.push(file);
  expect(file.faults()).toBe('');
  return file.rawText();
}
async function formText(): Promise<string> {
  const { base64 } = await product.call(getBookingForm, { params: { id: caseId } }, scene.org.admin);
  return textOf(Buffer.from(base64, 'base64'));
}

describe('booking details', () => {
  it('start empty and list the fields the form leaves blank', async () => {
    const found = await details();
    expect(found).toMatchObject({ version: 0, admissionType: null, allergies: null, missing: [] });
    expect(found.blanks).toEqual(
      expect.arrayContaining(['ADDRESS', 'DATE', 'HOSPITAL', 'THEATRE', 'ASSISTANT', 'ADMISSION']),
    );
    expect(found.blanks).not.toEqual(expect.arrayContaining(['DATE_OF_BIRTH']));
    // The quote names the anaesthetist.
    expect(found.blanks).not.toContain('ANAESTHETIST');
  });

  it('are changed field by field at the version the caller has seen', async () => {
    expect(await change({ admissionType: 'OVERNIGHT', expectedNights: 2, allergies: 'Latex' })).toMatchObject(
      {
        version: 1,
        admissionType: 'OVERNIGHT',
        expectedNights: 2,
        allergies: 'Latex',
      },
    );
    expect(await change({ notes: 'Interpreter' }, 1)).toMatchObject({ version: 2, allergies: 'Latex' });
    await expect(change({ notes: 'Late' }, 1)).rejects.toEqual(
      failing('VERSION_CONFLICT', { facts: { version: 2 } }),
    );
    // A day admission has no overnight stay.
    expect(await change({ admissionType: 'DAY' }, 2)).toMatchObject({ version: 3, expectedNights: null });
  });

  it('save one of two concurrent first changes', async () => {
    const both = await Promise.allSettled([change({ notes: 'One' }), change({ notes: 'Two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await details()).toMatchObject({ version: 1 });
  });

  it('reject an invalid value and name its field', async () => {
    for (const [body, path] of [
      [{ expectedNights: 0 }, 'expectedNights'],
      [{ expectedNights: 61 }, 'expectedNights'],
      [{ admissionType: 'WEEKEND' }, 'admissionType'],
      [{ admissionType: 'DAY', expectedNights: 1 }, 'expectedNights'],
      [{ implants: 'x'.repeat(1_001) }, 'implants'],
    ] as const)
      await expect(change(body)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('are audited by field name without their values', async () => {
    await change({ allergies: 'Penicillin' });
    const [act] = (await actsOn(product, caseId)).filter(({ notes }) => notes?.startsWith('Booking'));
    expect(act).toMatchObject({ action: 'UPDATE', notes: 'Booking details changed: allergies', changes: [] });
    expect(JSON.stringify(await product.sql('select payload from quoting.outbox'))).not.toContain(
      'Penicillin',
    );
  });
});

describe('booking form', () => {
  it('combines the current records with what staff entered', async () => {
    const hospital = await product.call(
      createHospital,
      {
        body: {
          name: 'Mater Day Surgery',
          address: '25 Rocklands Road',
          phone: '0299007300',
          bookingPhone: '0299007301',
        },
      },
      scene.org.admin,
    );
    await product.sql(
      `update quoting.surgery_case set hospital_id = $2, starts_at = '2027-02-03T21:30:00Z', duration_minutes = 75, theatre = '4'
        where id = $1`,
      [caseId, hospital.id],
    );
    await product.call(
      updateClient,
      {
        params: { id: scene.clientId },
        body: {
          version: 1,
          streetAddress: '7 Darling Street',
          suburb: 'Balmain',
          state: 'NSW',
          postcode: '2041',
        },
      },
      scene.org.admin,
    );
    await change({ admissionType: 'DAY', allergies: 'Latex' });
    const text = await formText();
    for (const words of [
      ...["Siobhán O'Brien", '29 Feb 1984', '7 Darling Street, Balmain NSW 2041', 'Septoplasty'],
      ...['Nguyễn', 'FRACS', 'Dr Ngāpō', 'Mater Day Surgery', '(02) 9900 7301', '4 February 2027', '8:30 am'],
      ...['1 h 15 min', 'Latex'],
    ])
      expect(text).toContain(words);
    expect((await actsOn(product, caseId)).at(-1)).toMatchObject({ action: 'VIEW' });
  });

  it('is stored as a case document that later changes do not affect', async () => {
    const document = await product.call(saveBookingForm, { params: { id: caseId } }, scene.org.admin);
    expect(document).toMatchObject({ kind: 'BOOKING_FORM', mediaType: 'application/pdf' });
    await change({ allergies: 'Iodine' });
    expect(await textOf(await bytesOf(product, scene.org.admin, document.id))).not.toContain('Iodine');
    const { items } = await product.call(listCaseDocuments, { params: { id: caseId } }, scene.org.admin);
    expect(items).toEqual([document]);
  });

  it('is restricted, like its details, to users who see medical notes', async () => {
    const reader = { ...scene.org.as('USER'), grants: { QUOTES: ['READ' as const, 'UPDATE' as const] } };
    const request = { params: { id: caseId } };
    for (const operation of [getBookingDetails, getBookingForm, saveBookingForm])
      await expect(product.call(operation, request, reader)).rejects.toEqual(failing('CLINICAL_ONLY'));
    await expect(
      product.call(updateBookingDetails, { ...request, body: { version: 0, allergies: 'Latex' } }, reader),
    ).rejects.toEqual(failing('CLINICAL_ONLY'));
    expect((await product.call(getBookingDetails, request, scene.org.as('SALES_MANAGER'))).version).toBe(0);
  });
});
