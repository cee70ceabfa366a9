import { AppError, resolveLeadKey, type InputOf, type ResultOf } from '@quillcare/contracts';
import { isSwitchedOff } from '@quillcare/rules';
import { Implements, OrganisationFacts, PlatformReader, type Handler } from '@quillcare/service-kit';

type Found = ResultOf<typeof resolveLeadKey>;

const REASON = 'a key of a website tells whose it is';

const BY_HASH = `select id as key_id, organisation_id, name from crm.lead_key
  where hash = $1 and revoked_at is null and deleted_at is null`;

@Implements(resolveLeadKey)
export class ResolveLeadKeyQuery implements Handler<typeof resolveLeadKey> {
  constructor(
    private readonly reader: PlatformReader,
    private readonly organisations: OrganisationFacts,
  ) {}

  async handle({ body }: InputOf<typeof resolveLeadKey>): Promise<Found> {
    const found = await this.reader.one<Found>(REASON, 'crm.lead_key_by_hash', BY_HASH, [body.hash]);
    if (!found) throw new AppError('UNAUTHENTICATED');
    const practice = await this.organisations.get(found.organisationId);
    if (!practice.isActive || isSwitchedOff(practice, 'websiteKeys')) throw new AppError('UNAUTHENTICATED');
    return found;
  }
}
