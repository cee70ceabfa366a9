import { AppError } from '@quillcare/contracts';
import type { OrganisationFacts, TenantReader } from '@quillcare/service-kit';
import { CaseAudienceReader } from './case-audience';
import type { ClinicalRight } from './clinical-access';

const readerWith = (isGranted: () => Promise<boolean>) =>
  new CaseAudienceReader(
    { current: () => Promise.resolve({}) } as unknown as OrganisationFacts,
    { isGranted } as unknown as ClinicalRight,
    { one: () => Promise.resolve({ id: 'a referral' }) } as unknown as TenantReader,
  );

it('hides the names of clinical documents while nobody can say who may see them, so that the case can still be cancelled', async () => {
  const refuse = () => Promise.reject(new AppError('SERVICE_UNAVAILABLE'));
  await expect(readerWith(refuse).read('a case')).resolves.toEqual({ seesClinicalNames: false });
});

it('reports any other failure', async () => {
  const fail = () => Promise.reject(new AppError('FORBIDDEN'));
  await expect(readerWith(fail).read('a case')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
