import { defineParts } from '@quillcare/service-kit';
import { ExportFiles } from './export-files';
import { ActingPerson } from './acting-person';
import { BackgroundClaims } from './background-claims';
import { BackgroundRunner } from './background-runner';
import { ResumeBackgroundJob } from './jobs/resume-background.job';
import { SweepBackgroundJob } from './jobs/sweep-background.job';

/** What exports and bulk changes share: claims by workers, and acting on behalf of a person. */
export const backgroundParts = defineParts({
  jobs: [ResumeBackgroundJob, SweepBackgroundJob],
  providers: [BackgroundClaims, BackgroundRunner, ActingPerson, ExportFiles],
});
