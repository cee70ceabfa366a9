import { defineParts } from '@quillcare/service-kit';
import { ExportFiles } from './export-files';
import { ActingPerson } from './acting-person';
import { BackgroundClaims } from './background-claims';
import { BackgroundRunner } from './background-runner';
import { ResumeBackgroundJob } from './jobs/resume-background.job';
import { SweepBackgroundJob } from './jobs/sweep-background.job';

/** What exports and bulk changes have in common: a worker that holds them, and in whose name it works. */
export const backgroundParts = defineParts({
  jobs: [ResumeBackgroundJob, SweepBackgroundJob],
  providers: [BackgroundClaims, BackgroundRunner, ActingPerson, ExportFiles],
});
