import { AppError } from '@quillcare/contracts';
import type { Clock, OrganisationFacts, ProcessLogger, TenantReader } from '@quillcare/service-kit';
import { OpenPublicQuoteQuery } from './open-public-quote.query';

it('opens a quote without the logo when nobody can say which it is, and says so in the log', async () => {
  const away = new AppError('SERVICE_UNAVAILABLE');
  const failure = jest.fn();
  const query = new OpenPublicQuoteQuery(
    {} as TenantReader,
    {} as Clock,
    { currentLogo: () => Promise.reject(away) } as unknown as OrganisationFacts,
    { failure } as unknown as ProcessLogger,
  );
  expect(await query.prepare()).toBeNull();
  expect(failure).toHaveBeenCalledWith(away, expect.any(String));
});
