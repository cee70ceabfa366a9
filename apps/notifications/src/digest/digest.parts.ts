import { defineParts } from '@quillcare/service-kit';
import { DigestWriter } from './digest-writer';
import { StartDigestsJob } from './jobs/start-digests.job';
import { WriteDigestsJob } from './jobs/write-digests.job';
import { DigestRepository } from './persistence/digest.repository';

/** Once a day or a week: how much of what a person has not read. */
export const digestParts = defineParts({
  jobs: [StartDigestsJob, WriteDigestsJob],
  providers: [DigestRepository, DigestWriter],
});
