import { defineParts } from '@quillcare/service-kit';
import { DigestWriter } from './digest-writer';
import { StartDigestsJob } from './jobs/start-digests.job';
import { WriteDigestsJob } from './jobs/write-digests.job';
import { DigestRepository } from './persistence/digest.repository';

/** Daily or weekly emails that summarise a person's unread notifications. */
export const digestParts = defineParts({
  jobs: [StartDigestsJob, WriteDigestsJob],
  providers: [DigestRepository, DigestWriter],
});
