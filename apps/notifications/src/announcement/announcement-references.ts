import { Injectable } from '@nestjs/common';
import { AppError, invalidInput, listStaff } from '@quillcare/contracts';
import { OrganisationFacts, RpcClient, TenantReader, type ReferenceChecker } from '@quillcare/service-kit';
import { requireUser } from '../acting-staff';

/** Checks that the people named by a practice's announcement are active colleagues, or were already named in it. */
@Injectable()
export class AnnouncementPeopleChecker implements ReferenceChecker {
  constructor(
    private readonly rpc: RpcClient,
    private readonly reader: TenantReader,
  ) {}

  async check({ forUserIds }: { forUserIds?: unknown }, id: string | null): Promise<void> {
    const named = idsOf(forUserIds);
    if (named.length === 0) return;
    const { organisationId } = requireUser();
    const [staff, stored] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      id === null ? [] : this.storedPeople(id),
    ]);
    const known = new Set([...stored, ...staff.items.map(({ userId }) => userId)]);
    assertKnown(named, 'forUserIds', (one) => known.has(one), 'Please choose active colleagues');
  }

  private async storedPeople(id: string): Promise<string[]> {
    const row = await this.reader.one<{ forUserIds: string[] }>(
      'notifications.announcement people',
      'select for_user_ids from notifications.announcement where organisation_id = $1 and id = $2',
      [id],
    );
    return row?.forUserIds ?? [];
  }
}

/** Checks that the practices named by a platform announcement exist. */
@Injectable()
export class AnnouncementPracticesChecker implements ReferenceChecker {
  constructor(private readonly organisations: OrganisationFacts) {}

  async check({ forOrganisationIds }: { forOrganisationIds?: unknown }): Promise<void> {
    const named = idsOf(forOrganisationIds);
    const found = await Promise.all(named.map((id) => this.exists(id)));
    assertKnown(named, 'forOrganisationIds', (_id, at) => found[at] === true, 'Please choose practices');
  }

  private async exists(organisationId: string): Promise<boolean> {
    try {
      await this.organisations.get(organisationId);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }
}

// The input has already passed the contract's schema.
function idsOf(sent: unknown): readonly string[] {
  return (sent as readonly string[] | undefined) ?? [];
}

function assertKnown(
  ids: readonly string[],
  field: string,
  isKnown: (id: string, at: number) => boolean,
  message: string,
): void {
  const wrong = ids.flatMap((id, at) => (isKnown(id, at) ? [] : [{ path: `${field}.${at}`, message }]));
  if (wrong.length > 0) throw invalidInput(...wrong);
}
