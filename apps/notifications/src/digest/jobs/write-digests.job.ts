import { listStaff, writeDigests, type JobData } from '@quillcare/contracts';
import {
  eachSafely,
  ItemsFailedError,
  OrganisationFacts,
  ProcessLogger,
  Processes,
  RpcClient,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import type { StaffMember } from '../../notice/domain/notice-letters';
import { DEFAULT_PREFERENCE } from '../../preference/domain/preference';
import { isDigestDay } from '../../preference/domain/quiet-time';
import { PreferenceRepository } from '../../preference/persistence/preference.repository';
import { DigestWriter, type DueDigest } from '../digest-writer';
import { DigestRepository } from '../persistence/digest.repository';

/** Writes the due digests, each in its own transaction. If the worker dies half-way, another one writes the rest. */
@Processes(writeDigests)
export class WriteDigestsJob implements JobHandler<typeof writeDigests> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly organisations: OrganisationFacts,
    private readonly preferences: PreferenceRepository,
    private readonly digests: DigestRepository,
    private readonly writer: DigestWriter,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle({ organisationId, day, timeZone }: JobData<typeof writeDigests>): Promise<void> {
    const [staff, { name: practiceName }] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.organisations.get(organisationId),
    ]);
    const due = await this.uow.runFor(organisationId, () => this.dueOn(day, staff.items));
    const failed = await eachSafely(
      due,
      (one) => this.uow.runFor(organisationId, () => this.writer.write(one, { day, timeZone, practiceName })),
      {
        job: writeDigests,
        logger: this.logger,
        nameOf: ({ person }) => `the digest of user ${person.userId}`,
      },
    );
    // The retry does not send a second digest to those who already have one.
    if (failed.length > 0) throw new ItemsFailedError(failed.length, due.length);
  }

  private async dueOn(day: string, staff: readonly StaffMember[]): Promise<DueDigest[]> {
    const [preferences, lastEnds] = [
      await this.preferences.findOfPractice(),
      await this.digests.readLastEnds(),
    ];
    return staff.flatMap((person) => {
      const preference = preferences.get(person.userId) ?? DEFAULT_PREFERENCE;
      const { emailFrequency: frequency, quietDays } = preference;
      if (frequency !== 'DAILY_DIGEST' && frequency !== 'WEEKLY_DIGEST') return [];
      if (!isDigestDay(frequency, day, quietDays)) return [];
      return [{ person, preference, frequency, lastEnd: lastEnds.get(person.userId) }];
    });
  }
}
