import { makeQuoteFile } from '@quillcare/contracts';
import { processedBy, Processes, type JobHandler, type ServiceDefinition } from '@quillcare/service-kit';

@Processes(makeQuoteFile)
class LeaveQuoteFiles implements JobHandler<typeof makeQuoteFile> {
  handle(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Passed as `extend`, leaves the PDFs of quotes unmade. Rendering and sealing them would take three times as long as sending and
 * signing the quote.
 */
export function withoutQuoteFiles(service: ServiceDefinition): ServiceDefinition {
  const jobs = service.jobs.map((type) => (processedBy(type) === makeQuoteFile ? LeaveQuoteFiles : type));
  return { ...service, jobs };
}
