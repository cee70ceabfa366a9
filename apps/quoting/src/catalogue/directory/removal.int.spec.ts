import {
  createHospital,
  createPricingRule,
  createProvider,
  createQuoteTemplate,
  createSite,
  createSurgery,
  deleteDoctor,
  deleteHospital,
  deleteSite,
  deleteSurgery,
  getDoctor,
  getDoctorDependants,
  getHospitalDependants,
  getProviderDependants,
  getQuote,
  getSiteDependants,
  getSurgeryDependants,
  listDoctors,
  restoreDoctor,
  reviseQuote,
  setSiteDoctors,
  updateDoctor,
  updateSurgeryConfiguration,
  type PricingRuleInput,
  type Quote,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import {
  draftQuote,
  failing,
  openPractice,
  quoteBody,
  sentQuote,
} from '../../quote/quote/operations/quote-scene.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting'] });
const scene = perTest(() => openPractice(product));

const doctorAt = () => ({ params: { id: scene.doctorId } });

/** Creates a surgery performed by the doctor at a hospital with an anaesthetist, a site of the doctor, and a rule for each. */
async function configured() {
  const by = scene.org.admin;
  const surgery = await product.call(
    createSurgery,
    { body: { name: 'Septoplasty', baseFeeMinor: 500_000 } },
    by,
  );
  const place = { address: '1 Church St, Sydney', phone: '02 9555 0101' };
  const hospital = await product.call(createHospital, { body: { name: "St Brigid's", ...place } }, by);
  const provider = await product.call(
    createProvider,
    { body: { name: 'Dr Kim Ng', kind: 'ANAESTHETIST' } },
    by,
  );
  const site = await product.call(createSite, { body: { name: 'Manly', ...place } }, by);
  const { doctorId } = scene;
  const doctors = [{ doctorId, weekdays: [] }];
  await product.call(
    setSiteDoctors,
    { params: { id: site.id }, body: { version: site.version, doctors } },
    by,
  );
  const estimate = { billedBy: 'PROVIDER', basis: 'ESTIMATE' } as const;
  const body = {
    version: 0,
    doctors: [{ doctorId, feeMinor: null }],
    hospitals: [{ hospitalId: hospital.id, hospitalFeeMinor: 120_000, theatreFeeMinor: null, ...estimate }],
    anaesthetist: { type: 'FIXED' as const, feeMinor: 80_000, providerId: provider.id, ...estimate },
  };
  await product.call(updateSurgeryConfiguration, { params: { id: surgery.id }, body }, by);
  const rules = {
    doctor: await addRule('For the doctor', { type: 'DOCTOR', targetId: doctorId }),
    hospital: await addRule('For the hospital', { type: 'HOSPITAL', targetId: hospital.id }),
    surgery: await addRule('For the surgery', { type: 'SURGERY', targetId: surgery.id }),
    site: await addRule('For the site', { type: 'SITE', targetId: site.id }),
  };
  const template = await addTemplate(surgery.id, true);
  return { surgery, hospital, provider, site, rules, template };
}

function addTemplate(surgeryId: string, isShared: boolean) {
  const body = { name: 'Nose', isShared, surgeries: [{ surgeryId }] };
  return product.call(createQuoteTemplate, { body }, scene.org.admin);
}

const told = (kind: string, { id, name }: { id: string; name: string }) => ({
  kind,
  count: 1,
  records: [{ id, name }],
});
const byNumber = ({ id, quoteNumber: name }: Quote) => ({ id, name });

function addRule(name: string, scope: PricingRuleInput['scope']) {
  const override = { type: 'PERCENTAGE_DISCOUNT' as const, basisPoints: 1_000 };
  const body = { name, feeType: 'SURGERY_BASE_FEE' as const, override, scope };
  return product.call(createPricingRule, { body }, scene.org.admin);
}

describe('removal of an entry with dependants', () => {
  it('is refused with the number of dependent quotes until it is confirmed', async () => {
    const draft = await draftQuote(scene);
    const { quote: sent } = await sentQuote(scene);
    const items = [told('DRAFT_QUOTE', byNumber(draft)), told('OPEN_QUOTE', byNumber(sent))];
    expect(await product.call(getDoctorDependants, doctorAt(), scene.org.admin)).toEqual({ items });
    await expect(product.call(deleteDoctor, doctorAt(), scene.org.admin)).rejects.toEqual(
      failing('HAS_DEPENDANTS', {
        message: `1 draft quote (${draft.quoteNumber}) and 1 quote awaiting an answer (${sent.quoteNumber}) depend on this record. Confirm to remove it anyway.`,
        facts: { dependants: items },
      }),
    );
    const confirmed = { ...doctorAt(), query: { confirm: 'true' as const, version: 1 } };
    expect(await product.call(deleteDoctor, confirmed, scene.org.admin)).toEqual({
      id: scene.doctorId,
      version: 2,
    });
  });

  it('counts quotes at a hospital and quotes with lines for a surgery', async () => {
    const hospital = await product.call(
      createHospital,
      { body: { name: "St Brigid's", address: '1 Church St, Sydney', phone: '02 9555 0101' } },
      scene.org.admin,
    );
    const surgery = await product.call(
      createSurgery,
      { body: { name: 'Septoplasty', baseFeeMinor: 500_000 } },
      scene.org.admin,
    );
    const [line] = quoteBody(scene).lines;
    const lines = [{ ...line!, surgeryId: surgery.id }];
    const quote = await draftQuote(scene, { hospitalId: hospital.id, lines });
    await draftQuote(scene);
    const found = { items: [told('DRAFT_QUOTE', byNumber(quote))] };
    const by = scene.org.admin;
    expect(await product.call(getHospitalDependants, { params: { id: hospital.id } }, by)).toEqual(found);
    expect(await product.call(getSurgeryDependants, { params: { id: surgery.id } }, by)).toEqual(found);
    for (const [remove, { id }] of [
      [deleteHospital, hospital],
      [deleteSurgery, surgery],
    ] as const)
      await expect(product.call(remove, { params: { id } }, by)).rejects.toEqual(failing('HAS_DEPENDANTS'));
  });

  it('names the surgeries, pricing rules, templates and sites that use the entry', async () => {
    const by = scene.org.admin;
    const { surgery, hospital, provider, site, rules, template } = await configured();
    const configuredSurgery = told('SURGERY', surgery);
    expect(await product.call(getDoctorDependants, doctorAt(), by)).toEqual({
      items: [configuredSurgery, told('PRICING_RULE', rules.doctor), told('SITE', site)],
    });
    expect(await product.call(getHospitalDependants, { params: { id: hospital.id } }, by)).toEqual({
      items: [configuredSurgery, told('PRICING_RULE', rules.hospital)],
    });
    expect(await product.call(getSurgeryDependants, { params: { id: surgery.id } }, by)).toEqual({
      items: [told('PRICING_RULE', rules.surgery), told('QUOTE_TEMPLATE', template)],
    });
    expect(await product.call(getProviderDependants, { params: { id: provider.id } }, by)).toEqual({
      items: [configuredSurgery],
    });
    const draft = await draftQuote(scene, { siteId: site.id });
    expect(await product.call(getSiteDependants, { params: { id: site.id } }, by)).toEqual({
      items: [told('DRAFT_QUOTE', byNumber(draft)), told('PRICING_RULE', rules.site)],
    });
    await expect(product.call(deleteSite, { params: { id: site.id } }, by)).rejects.toEqual(
      failing('HAS_DEPENDANTS', {
        message: `1 draft quote (${draft.quoteNumber}) and 1 pricing rule (For the site) depend on this record. Confirm to remove it anyway.`,
      }),
    );
  });

  it('counts a private template without revealing its name', async () => {
    const by = scene.org.admin;
    const body = { name: 'Septoplasty', baseFeeMinor: 500_000 };
    const surgery = await product.call(createSurgery, { body }, by);
    await addTemplate(surgery.id, false);
    expect(await product.call(getSurgeryDependants, { params: { id: surgery.id } }, by)).toEqual({
      items: [{ kind: 'QUOTE_TEMPLATE', count: 1 }],
    });
  });

  it('names the first five quotes, with the version of those that have several', async () => {
    for (let made = 0; made < 5; made += 1) await draftQuote(scene);
    const { quote: first } = await sentQuote(scene);
    const body = { version: first.version };
    const second = await product.call(reviseQuote, { params: { id: first.id }, body }, scene.org.admin);
    const { items } = await product.call(getDoctorDependants, doctorAt(), scene.org.admin);
    expect(items).toMatchObject([{ kind: 'DRAFT_QUOTE', count: 6 }, told('OPEN_QUOTE', byNumber(first))]);
    expect(items[0]!.records).toHaveLength(5);
    expect(items[0]!.records![0]).toEqual({ id: second.id, name: `${first.quoteNumber} v2` });
  });
});

describe('removed entry', () => {
  const remove = async () => {
    const { version } = await product.call(deleteDoctor, doctorAt(), scene.org.admin);
    return version!;
  };

  it('is listed only among removed entries and can be read but not changed', async () => {
    await remove();
    const list = (removed?: 'true' | 'false') =>
      product.call(listDoctors, { query: { removed } }, scene.org.admin).then(({ items }) => items);
    expect(await list()).toEqual([]);
    expect(await list('false')).toEqual([]);
    const [listed] = await list('true');
    expect(listed).toMatchObject({ id: scene.doctorId, deletedAt: expect.any(String) });
    expect(await product.call(getDoctor, doctorAt(), scene.org.admin)).toMatchObject(listed!);
    await expect(
      product.call(updateDoctor, { ...doctorAt(), body: { version: 2, lastName: 'Trần' } }, scene.org.admin),
    ).rejects.toEqual(failing('NOT_FOUND'));
  });

  it('keeps its quotes unchanged and can be restored', async () => {
    const quote = await draftQuote(scene);
    const confirmed = { ...doctorAt(), query: { confirm: 'true' as const } };
    await product.call(deleteDoctor, confirmed, scene.org.admin);
    const kept = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
    expect(kept.doctor.lastName).toBe('Nguyễn');
    const restored = await product.call(restoreDoctor, doctorAt(), scene.org.admin);
    expect(restored).toMatchObject({ id: scene.doctorId, deletedAt: null });
  });

  it('can be removed and restored only at the version the caller has seen', async () => {
    await product.call(
      updateDoctor,
      { ...doctorAt(), body: { version: 1, lastName: 'Trần' } },
      scene.org.admin,
    );
    const stale = failing('VERSION_CONFLICT');
    await expect(
      product.call(deleteDoctor, { ...doctorAt(), query: { version: 1 } }, scene.org.admin),
    ).rejects.toEqual(stale);
    const version = await remove();
    await expect(
      product.call(restoreDoctor, { ...doctorAt(), body: { version: version - 1 } }, scene.org.admin),
    ).rejects.toEqual(stale);
    await product.call(restoreDoctor, { ...doctorAt(), body: { version } }, scene.org.admin);
  });
});
