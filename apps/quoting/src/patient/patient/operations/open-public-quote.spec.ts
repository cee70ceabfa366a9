import { AppError } from '@quillcare/contracts';
import {
  contextFor,
  runInContext,
  type Clock,
  type OrganisationFacts,
  type ProcessLogger,
  type TenantReader,
} from '@quillcare/service-kit';
import { OpenPublicQuoteQuery } from './open-public-quote.query';
import type { PatientSettingsRepository } from '../../../catalogue/patient-settings/persistence/patient-settings.repository';
import type { PageFactsReader } from './page-facts.reader';
import type { IdentificationReader } from '../../patient-identity/operations/identification.reader';
import type { QuoteFactsReader } from '../../../quote/quote/operations/quote-facts.reader';
import type { VariationReader } from './variation.reader';

it('omits a logo and phone number that cannot be read, and logs both failures', async () => {
  const away = new AppError('SERVICE_UNAVAILABLE');
  const failure = jest.fn();
  const query = new OpenPublicQuoteQuery(
    {} as TenantReader,
    {} as Clock,
    { currentLogo: () => Promise.reject(away) } as unknown as OrganisationFacts,
    {} as PageFactsReader,
    {} as PatientSettingsRepository,
    {} as VariationReader,
    {} as IdentificationReader,
    { readFor: () => Promise.reject(away) } as unknown as QuoteFactsReader,
    { failure } as unknown as ProcessLogger,
  );
  const principal = {
    kind: 'patient',
    linkId: 'l',
    quoteId: 'q',
    organisationId: 'o',
    identified: true,
  } as const;
  expect(await runInContext(contextFor(principal), () => query.prepare())).toEqual({
    logo: null,
    phone: null,
  });
  expect(failure).toHaveBeenCalledTimes(2);
  expect(failure).toHaveBeenCalledWith(away, expect.any(String));
});
