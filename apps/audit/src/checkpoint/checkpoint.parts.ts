import { defineParts } from '@quillcare/service-kit';
import { ChainVerifier } from './chain-verifier';
import { CheckpointChecker } from './checkpoint-checker';
import { CheckpointStore } from './checkpoint.store';
import { WriteCheckpointsJob } from './jobs/write-checkpoints.job';
import { NoteCheckpoints1796000000000 } from './note-checkpoints.migration';

/** What attests the chains outside the database. */
export const checkpointParts = defineParts({
  migrations: [NoteCheckpoints1796000000000],
  jobs: [WriteCheckpointsJob],
  providers: [ChainVerifier, CheckpointChecker, CheckpointStore],
});
