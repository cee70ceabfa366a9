import {
  createSurgery,
  deleteSurgery,
  getEnquiryForm,
  getLead,
  getLeadEnquiry,
  getOrganisationSettings,
  listLeads,
  openEnquiryForm,
  readEnquiryOrigins,
  sendEnquiry,
  updateEnquiryForm,
  updateOrganisation,
  type PublicEnquiryForm,
  type RequestOf,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'quoting', 'billing'] }));
const practice = perTest(() => product.signUp());
afterEach(() => later(-shifted));

/** How far the clock has been moved ahead, in milliseconds. */
let shifted = 0;
function later(ms: number): void {
  shifted += ms;
  product.clock.shift(ms);
}

const STRANGER = { kind: 'anonymous' } as const;
type Form = Extract<PublicEnquiryForm, { state: 'OPEN' }>;
type Body = NonNullable<RequestOf<typeof sendEnquiry>['body']>;

async function turnOn(
  changes: Partial<NonNullable<RequestOf<typeof updateEnquiryForm>['body']>> = {},
): Promise<string> {
  const slug = `harbour-${newId()}`;
  await product.call(
    updateEnquiryForm,
    { body: { version: 0, isOn: true, slug, ...changes } },
    practice.admin,
  );
  return changes.slug ?? slug;
}
const open = (slug: string) => product.call(openEnquiryForm, { params: { slug } }, STRANGER);
/** Opens the form and waits as long as a person would. */
async function opened(slug: string): Promise<Form> {
  const form = await open(slug);
  if (form.state !== 'OPEN') throw new Error('The form is closed.');
  later(5_000);
  return form;
}
const ask = (slug: string, body: Partial<Body> & { token: string }, key?: string) =>
  product.call(
    sendEnquiry,
    {
      params: { slug },
      body: { firstName: 'Aroha', phone: '0412 345 678', consentPhone: true, ...body },
    },
    STRANGER,
    { idempotencyKey: key ?? null },
  );
const leads = async () => (await product.call(listLeads, {}, practice.admin)).items;

describe('an enquiry of a visitor', () => {
  it('becomes a lead immediately, with the consents worded as the visitor read them', async () => {
    const { id: surgeryId } = await product.call(
      createSurgery,
      { body: { name: 'Septoplasty', baseFeeMinor: 530_000 } },
      practice.admin,
    );
    const slug = await turnOn({ surgeryIds: [surgeryId], greeting: 'Kia ora' });
    const { surgeries, token, greeting, privacyNote, practice: shown } = await opened(slug);
    expect([surgeries, greeting]).toEqual([[{ id: surgeryId, name: 'Septoplasty' }], 'Kia ora']);
    const receipt = await ask(slug, {
      token,
      surgeryId,
      email: 'aroha@example.co.nz',
      consentEmail: true,
      message: 'What does it cost?',
      utmSource: 'google',
      utmMedium: 'cpc',
      utmCampaign: 'Spring',
    });
    expect(receipt).toEqual({ received: true, mailed: true });
    const [lead] = await leads();
    const params = { id: lead?.id ?? '' };
    expect(await product.call(getLead, { params }, practice.admin)).toMatchObject({
      status: 'NEW',
      source: 'WEBSITE',
      campaign: 'Spring',
      phone: '+61412345678',
      surgeryId,
      surgeryName: 'Septoplasty',
      message: 'What does it cost?',
      firstContactedAt: null,
      consentEmail: true,
      consentPhone: true,
      consentSms: false,
      createdBy: null,
    });
    const { enquiry } = await product.call(getLeadEnquiry, { params }, practice.admin);
    expect(enquiry).toMatchObject({ via: 'FORM', utmSource: 'google', privacyNote });
    expect(enquiry?.consents).toEqual([
      `${shown.name} may email me about my enquiry.`,
      `${shown.name} may call me about my enquiry.`,
    ]);
  });

  it('creates one lead when sent repeatedly, and is acknowledged each time', async () => {
    const slug = await turnOn();
    const { token } = await opened(slug);
    const answers = await Promise.all([
      ask(slug, { token }),
      ask(slug, { token }),
      ask(slug, { token }, 'k1'),
    ]);
    answers.push(await ask(slug, { token }, 'k1'));
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ received: true, mailed: false })));
    expect(await leads()).toHaveLength(1);
  });

  it('is rejected with the field that is missing or invalid', async () => {
    const slug = await turnOn();
    const { token } = await opened(slug);
    const pathsOf = (body: Partial<Body>) =>
      ask(slug, { token, ...body }).then(
        () => [],
        (error: { errors?: { path: string }[] }) => error.errors?.map(({ path }) => path),
      );
    expect(await pathsOf({ phone: null })).toEqual(['phone']);
    expect(await pathsOf({ phone: '12' })).toEqual(['phone']);
    expect(await pathsOf({ consentPhone: false })).toEqual(['consentPhone']);
    expect(await pathsOf({ message: '<a href="http://x.example">x</a>' })).toEqual(['message']);
    expect(await pathsOf({ surgeryId: newId() })).toEqual(['surgeryId']);
    expect(await leads()).toEqual([]);
  });
});

describe('an enquiry of a bot', () => {
  it('is rejected if it fills in the hidden field, forges the token or is sent too soon or too late', async () => {
    const slug = await turnOn();
    const other = await open(await otherForm());
    const { token } = await opened(slug);
    const code = (body: Partial<Body> & { token: string }) =>
      ask(slug, body).then(
        () => 'received',
        (error: { code: string }) => error.code,
      );
    expect(await code({ token, homepage: 'https://spam.example' })).toBe('ENQUIRY_REFUSED');
    expect(await code({ token: 'forged' })).toBe('ENQUIRY_REFUSED');
    expect(await code({ token: (other as Form).token })).toBe('ENQUIRY_REFUSED');
    const quick = (await open(slug)) as Form;
    expect(await code({ token: quick.token })).toBe('ENQUIRY_FORM_STALE');
    later(13 * 3_600_000);
    expect(await code({ token })).toBe('ENQUIRY_FORM_STALE');
    expect(await leads()).toEqual([]);
  });

  it('is rejected above the hourly limit, and the answer says how to reach the practice', async () => {
    const slug = await turnOn();
    const { token } = await opened(slug);
    await ask(slug, { token });
    const [{ lead_id: leadId }] = (await product.sql<{ lead_id: string }>(
      'select lead_id from crm.enquiry where organisation_id = $1',
      [practice.organisationId],
    )) as [{ lead_id: string }];
    await product.sql(
      `insert into crm.enquiry (id, organisation_id, lead_id, via, received_at, nonce, consents)
       select gen_random_uuid(), $1, $2, 'FORM', $3, 'n' || n, '[]' from generate_series(1, 59) n`,
      [practice.organisationId, leadId, product.clock.now()],
    );
    const next = await opened(slug);
    await expect(ask(slug, { token: next.token })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('to reach'),
    });
    later(3_601_000);
    const again = await opened(slug);
    expect(await ask(slug, { token: again.token })).toMatchObject({ received: true });
  });

  it('is refused without the email address of the first user, also if the practice has no phone', async () => {
    const slug = await turnOn();
    const { version } = await product.call(getOrganisationSettings, {}, practice.admin);
    const body = { version, phone: null };
    const { name } = await product.call(updateOrganisation, { body }, practice.admin);
    const refusal = async () => {
      const { token } = await opened(slug);
      return ask(slug, { token, homepage: 'https://spam.example' }).then(
        () => 'received',
        (error: { message: string }) => error.message,
      );
    };
    await product.eventually(async () =>
      expect(await refusal()).toBe(
        `We could not accept this enquiry. Please contact ${name} in another way.`,
      ),
    );
    const publicEmail = 'rooms@harbour.example';
    await product.call(updateEnquiryForm, { body: { version: 1, publicEmail } }, practice.admin);
    expect(await refusal()).toContain(`Please write to ${publicEmail} to reach`);
  });

  /** Returns the slug of another practice's form. */
  async function otherForm(): Promise<string> {
    const { admin } = await product.signUp();
    const slug = `other-${newId()}`;
    await product.call(updateEnquiryForm, { body: { version: 0, isOn: true, slug } }, admin);
    return slug;
  }
});

describe('enquiry form', () => {
  it('is switched off at first, and tells visitors so', async () => {
    expect(await product.call(getEnquiryForm, {}, practice.admin)).toMatchObject({ version: 0, isOn: false });
    const slug = await turnOn({ isOn: false });
    expect(await open(slug)).toMatchObject({ state: 'CLOSED' });
    await expect(open('nobody-has-this')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows the public email address of the practice, never that of its first user', async () => {
    const slug = await turnOn();
    expect((await opened(slug)).practice.email).toBe('');
    const publicEmail = 'rooms@harbour.example';
    await product.call(updateEnquiryForm, { body: { version: 1, publicEmail } }, practice.admin);
    expect((await opened(slug)).practice.email).toBe(publicEmail);
    await product.call(updateEnquiryForm, { body: { version: 2, publicEmail: '' } }, practice.admin);
    expect((await opened(slug)).practice.email).toBe('');
  });

  it('rejects enquiries once it is switched off, and closes when the trial ends', async () => {
    const slug = await turnOn();
    const { token } = await opened(slug);
    await product.call(updateEnquiryForm, { body: { version: 1, isOn: false } }, practice.admin);
    await expect(ask(slug, { token })).rejects.toMatchObject({ code: 'ENQUIRY_CLOSED' });
    await product.call(updateEnquiryForm, { body: { version: 2, isOn: true } }, practice.admin);
    await product.eventually(async () => expect(await open(slug)).toMatchObject({ state: 'OPEN' }));
    later(15 * 86_400_000);
    await product.eventually(async () => expect(await open(slug)).toMatchObject({ state: 'CLOSED' }));
  });

  it('keeps its earlier slugs, which no other practice can claim', async () => {
    const first = await turnOn();
    const second = `moved-${newId()}`;
    await product.call(updateEnquiryForm, { body: { version: 1, slug: second } }, practice.admin);
    expect(await open(first)).toMatchObject({ slug: second });
    expect(await product.call(getEnquiryForm, {}, practice.admin)).toMatchObject({
      slug: second,
      earlierSlugs: [first],
    });
    const { admin } = await product.signUp();
    await expect(
      product.call(updateEnquiryForm, { body: { version: 0, slug: first } }, admin),
    ).rejects.toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'slug' }] });
    expect(await product.call(getEnquiryForm, {}, admin)).toMatchObject({ version: 0 });
    await product.call(updateEnquiryForm, { body: { version: 2, slug: first } }, practice.admin);
    expect(await open(second)).toMatchObject({ slug: first });
  });

  it('lists the websites allowed to frame it while it is switched on', async () => {
    const slug = await turnOn({ origins: [' HTTPS://www.Harbour.example/ ', 'https://www.harbour.example'] });
    const origins = async () => (await product.callInternal(readEnquiryOrigins, { body: { slug } })).origins;
    expect(await origins()).toEqual(['https://www.harbour.example']);
    await product.call(updateEnquiryForm, { body: { version: 1, isOn: false } }, practice.admin);
    expect(await origins()).toEqual([]);
  });

  it('does not offer a deleted surgery', async () => {
    const surgery = await product.call(
      createSurgery,
      { body: { name: 'Septoplasty', baseFeeMinor: 530_000 } },
      practice.admin,
    );
    const slug = await turnOn({ surgeryIds: [surgery.id] });
    await product.call(deleteSurgery, { params: { id: surgery.id } }, practice.admin);
    expect(await open(slug)).toMatchObject({ state: 'OPEN', surgeries: [] });
  });
});
