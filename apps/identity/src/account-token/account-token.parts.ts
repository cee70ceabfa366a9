import { defineParts } from '@quillcare/service-kit';
import { AccountTokenEntity } from './persistence/account-token.entity';
import { AccountTokenRepository } from './persistence/account-token.repository';

/** The secrets in emailed links: each is for one purpose, and ends. */
export const accountTokenParts = defineParts({
  entities: [AccountTokenEntity],
  providers: [AccountTokenRepository],
});
