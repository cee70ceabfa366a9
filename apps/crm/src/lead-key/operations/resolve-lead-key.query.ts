import { AppError, resolveLeadKey, type ResultOf } from '@quillcare/contracts';
import { isSwitchedOff } from '@quillcare/rules';
import { implement, OrganisationFacts, PlatformReader } from '@quillcare/service-kit';

type Found = ResultOf<typeof resolveLeadKey>;

const REASON = 'a website key identifies its practice';

const BY_HASH = `select id as key_id, organisation_id, name from crm.lead_key
  where hash = $1 and revoked_at is null and deleted_at is null`;

export const ResolveLeadKeyQuery = implement(
  resolveLeadKey,
  [PlatformReader, OrganisationFacts],
  (reader, organisations) => ({
    async handle({ body }) {
      const found = await reader.one<Found>(REASON, 'crm.lead_key_by_hash', BY_HASH, [body.hash]);
      if (!found) throw new AppError('UNAUTHENTICATED');
      const practice = await organisations.get(found.organisationId);
      if (!practice.isActive || isSwitchedOff(practice, 'websiteKeys')) throw new AppError('UNAUTHENTICATED');
      return found;
    },
  }),
);
