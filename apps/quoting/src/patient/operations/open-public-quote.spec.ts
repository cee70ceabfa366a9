import { AppError } from '@quillcare/contracts';
import type { Clock, OrganisationFacts, ProcessLogger, TenantReader } from '@quillcare/service-kit';
import { OpenPublicQuoteQuery } from './open-public-quote.query';
import type { PatientSettingsRepository } from '../../patient-settings/persistence/patient-settings.repository';
import type { PageFactsReader } from './page-facts.reader';
import type { VariationReader } from './variation.reader';

it('shows a quote without its logo when the logo cannot be read, and logs it', async () => {
  const away = new AppError('SERVICE_UNAVAILABLE');
  const failure = jest.fn();
  const query = new OpenPublicQuoteQuery(
    {} as TenantReader,
    {} as Clock,
    { currentLogo: () => Promise.reject(away) } as unknown as OrganisationFacts,
    {} as PageFactsReader,
    {} as PatientSettingsRepository,
    {} as VariationReader,
    { failure } as unknown as ProcessLogger,
  );
  expect(await query.prepare()).toBeNull();
  expect(failure).toHaveBeenCalledWith(away, expect.any(String));
});
