import { closeSupport } from '@quillcare/contracts';
import { Processes, type JobHandler } from '@quillcare/service-kit';
import { SupportCloser } from '../support-closer';

@Processes(closeSupport)
export class CloseSupportJob implements JobHandler<typeof closeSupport> {
  constructor(private readonly closer: SupportCloser) {}

  handle(): Promise<void> {
    return this.closer.sweep();
  }
}
