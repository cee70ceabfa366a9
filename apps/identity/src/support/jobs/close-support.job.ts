import { closeSupport } from '@quillcare/contracts';
import { onJob } from '@quillcare/service-kit';
import { SupportCloser } from '../support-closer';

export const CloseSupportJob = onJob(closeSupport, [SupportCloser], (closer) => ({
  handle: () => closer.sweep(),
}));
