import { defineParts } from '@quillcare/service-kit';
import { AccountTokenEntity } from './persistence/account-token.entity';
import { AccountTokenRepository } from './persistence/account-token.repository';

/** Secrets in emailed links, each for a single purpose and with an expiry. */
export const accountTokenParts = defineParts({
  entities: [AccountTokenEntity],
  providers: [AccountTokenRepository],
});
